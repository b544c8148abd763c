import type { TextBlock } from '#domain/business/text-block.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Drawing } from '#site/illustrations/drawing.tsx';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { useTexts } from '#ui/use-texts.ts';
import { Text } from './text.tsx';
import './closing-call.css';

interface ClosingCallProps {
  texts: TextBlock<{ title: string; text: string }>;
  /** Buttons beside the telephone link. */
  children?: Elements;
  /** Label of the telephone link, instead of the number. */
  callLabel?: string;
}

/** The call to action at the end of a page. */
export function ClosingCall({ texts, children, callLabel }: ClosingCallProps) {
  const { title, text } = useTexts(texts);
  if (!title) return null;
  return (
    <section className="site-section site-closing" data-tone="night" aria-label={title}>
      <div className="site-wrap">
        <div className="site-closing-text">
          <h2>{title}</h2>
          <Text className="site-lede">{text}</Text>
        </div>
        <div className="site-actions">
          {children}
          <CallButton>{callLabel}</CallButton>
        </div>
      </div>
      <Drawing name="field-at-night" className="site-closing-field" width={1440} height={84} lazy />
    </section>
  );
}

/** Its label is the number, unless it has another. */
export function CallButton({ children }: { children?: string | undefined }) {
  const { phone } = useBusiness();
  return (
    <a className="ui-button" href={phone.href}>
      <Icon name="phone" size={18} />
      <span>{children ?? phone.display}</span>
    </a>
  );
}
