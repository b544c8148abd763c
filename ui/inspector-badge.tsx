import { monogramOf } from '#domain/business/monogram.ts';
import { useBusiness } from '#ui/business.tsx';
import { uiWords } from '#ui/ui.words.ts';
import { useEnglish } from '#ui/use-english.ts';
import { useWords } from '#ui/words.ts';

interface InspectorBadgeProps {
  /** The site's origin, for the portrait on another page; empty on the site itself. */
  base?: string;
  label?: string;
}

/** The inspector in one line: portrait or monogram, name, license. Styles: inspector-badge.css. */
export function InspectorBadge({ base = '', label: given }: InspectorBadgeProps) {
  const { inspector, license } = useBusiness();
  const { yourInspector } = useWords(uiWords);
  const english = useEnglish();
  const label = given ?? yourInspector;
  const { name, portrait } = inspector;
  return (
    <div className="ui-inspector">
      {portrait ? (
        <img
          src={base + portrait.src}
          width={portrait.width}
          height={portrait.height}
          alt={portrait.alt}
          lang={english}
          loading="lazy"
        />
      ) : (
        <span className="ui-monogram" aria-hidden="true">
          {monogramOf(name)}
        </span>
      )}
      <p>
        <strong translate="no">{name}</strong>
        <span>{license ? `${label}, ${license.label}` : label}</span>
      </p>
    </div>
  );
}
