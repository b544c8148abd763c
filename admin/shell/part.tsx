import { useId } from 'react';
import type { Elements } from '#ui/elements.ts';

interface PartProps {
  title: string;
  lead: string;
  children: Elements;
}

/** A section of a screen: a card with a title and its purpose. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section className="admin-card admin-part" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        {title}
      </h2>
      <p className="admin-part-lead">{lead}</p>
      {children}
    </section>
  );
}
