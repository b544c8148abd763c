import { useId } from 'react';
import { Brand } from '#admin/shell/brand.tsx';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';

/** The layout of every screen before the login. */
export function AuthCard({ title, children }: { title: string; children: Elements }) {
  const { name } = useBusiness();
  const id = useId();
  return (
    <main className="admin-entry">
      <title>{`${title} · ${name}`}</title>
      <Brand />
      <section className="admin-auth-card" aria-labelledby={id}>
        <h1 className="admin-entry-title" id={id}>
          {title}
        </h1>
        {children}
      </section>
      <a className="admin-entry-site" href="/">
        Back to the website
      </a>
    </main>
  );
}
