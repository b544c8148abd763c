import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the screen. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section className="admin-card account-part" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        {title}
      </h2>
      <p className="account-lead">{lead}</p>
      {children}
    </section>
  );
}
