import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { business } from '#domain/business/business.ts';
import { BluebonnetField } from '#site/illustrations/bluebonnet-field.tsx';

interface ClosingCallProps {
  title: string;
  text: string;
  /** What to press, beside the telephone number. */
  children?: ReactNode;
}

/** The last word of a page: a question answered by a button. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="site-section site-closing" data-tone="night" aria-label={title}>
      <div className="site-wrap">
        <div className="site-closing-text">
          <h2>{title}</h2>
          <p className="site-lede">{text}</p>
        </div>
        <div className="site-actions">
          {children}
          <CallButton />
        </div>
      </div>
      <svg className="site-art site-closing-field" width="100%" height="84" aria-hidden="true">
        <BluebonnetField y={4} width="100%" height={80} />
      </svg>
    </section>
  );
}

export function CallButton({ children = business.phone.display }: { children?: ReactNode }) {
  return (
    <a className="ui-button" href={business.phone.href}>
      <Phone size={18} />
      {children}
    </a>
  );
}
