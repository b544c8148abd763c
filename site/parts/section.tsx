import type { ReactNode } from 'react';

interface SectionProps {
  tone?: 'plain' | 'limestone' | 'soft' | 'night';
  /** Id of the section's heading, which names the section for screen readers. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A band across the page with centered content. */
export function Section({ tone = 'plain', labelledBy, className, children }: SectionProps) {
  return (
    <section
      className={className ? `site-section ${className}` : 'site-section'}
      data-tone={tone}
      aria-labelledby={labelledBy}
    >
      <div className="site-wrap">{children}</div>
    </section>
  );
}

export function SectionHeading({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div className="site-heading">
      <h2 id={id}>{title}</h2>
      {text ? <p className="site-lede">{text}</p> : null}
    </div>
  );
}
