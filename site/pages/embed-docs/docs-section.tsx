import type { ReactNode } from 'react';

interface DocsSectionProps {
  /** Of its heading, the link target. */
  id: string;
  title: string;
  children: ReactNode;
}

export const DocsSection = ({ id, title, children }: DocsSectionProps) => (
  <section className="docs-section" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);
