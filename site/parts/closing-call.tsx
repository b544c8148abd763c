import type { ReactNode } from 'react';
import { business } from '#domain/business/business.ts';
import { Icon } from '#site/icons/icon.tsx';
import { ClosingField } from '#site/illustrations/hero-art.tsx';

interface ClosingCallProps {
  title: string;
  text: string;
  /** What to press, beside the telephone number. */
  children?: ReactNode;
  /** Stands on the telephone link in place of the number. */
  callLabel?: string;
}

/** The last word of a page: a question answered by a button. */
export function ClosingCall({ title, text, children, callLabel }: ClosingCallProps) {
  return (
    <section className="site-section site-closing" data-tone="night" aria-label={title}>
      <div className="site-wrap">
        <div className="site-closing-text">
          <h2>{title}</h2>
          <p className="site-lede">{text}</p>
        </div>
        <div className="site-actions">
          {children}
          <CallButton>{callLabel}</CallButton>
        </div>
      </div>
      <ClosingField />
    </section>
  );
}

export function CallButton({ children = business.phone.display }: { children?: ReactNode }) {
  return (
    <a className="ui-button" href={business.phone.href}>
      <Icon name="phone" size={18} />
      {children}
    </a>
  );
}
