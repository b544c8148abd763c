import { type ReactNode, useId } from 'react';

/** One matter of the account. */
export function Part({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
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
