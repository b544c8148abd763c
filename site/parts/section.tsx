import type { ReactNode } from 'react';
import { Text } from './text.tsx';

interface SectionProps {
  tone?: 'plain' | 'limestone' | 'soft' | 'night';
  /** Id of the section's heading, which names the section for screen readers. */
  labelledBy?: string | undefined;
  /** Text of that heading. The section is left out if the owner emptied it. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A band across the page with centered content. */
export function Section({ tone = 'plain', labelledBy, title, className, children }: SectionProps) {
  if (title === '') return null;
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

export function SectionHeading({
  id,
  title,
  text = '',
}: {
  id: string;
  title: string;
  text?: string;
}) {
  return (
    <div className="site-heading">
      <h2 id={id}>{title}</h2>
      <Text className="site-lede">{text}</Text>
    </div>
  );
}
