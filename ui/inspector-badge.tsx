import { business } from '#domain/business/defaults/business.ts';
import { inspector, monogramOf } from '#domain/business/inspector.ts';

interface InspectorBadgeProps {
  /** The site's origin, for the portrait on another page; empty on the site itself. */
  base?: string;
  label?: string;
}

/** The inspector in one line: portrait or monogram, name, license. Styles: inspector-badge.css. */
export function InspectorBadge({ base = '', label = 'Your inspector' }: InspectorBadgeProps) {
  const { name, portrait } = inspector;
  return (
    <div className="ui-inspector">
      {portrait ? (
        <img
          src={base + portrait.src}
          width={portrait.width}
          height={portrait.height}
          alt={portrait.alt}
          loading="lazy"
        />
      ) : (
        <span className="ui-monogram" aria-hidden="true">
          {monogramOf(name)}
        </span>
      )}
      <p>
        <strong>{name}</strong>
        {label}, {business.license.label}
      </p>
    </div>
  );
}
