import { type ReactNode, useId, useState } from 'react';
import type { Business } from '#domain/business/business.ts';
import { BusinessProvider, useBusiness } from '#ui/business.tsx';
import './with-preview.css';

interface WidgetPreviewProps {
  title?: string;
  /** What it shows, in a line. */
  note: string;
  /** The business with what is not published; undefined while that has a fault. */
  business: Business | undefined;
  /** The widget. */
  children: ReactNode;
}

/** A widget as visitors get it, with a business that is not published; the last valid one while it has a fault. */
export function WidgetPreview({ title = 'Try it', note, business, children }: WidgetPreviewProps) {
  const id = useId();
  const published = useBusiness();
  const [shown, setShown] = useState(business ?? published);
  if (business && JSON.stringify(business) !== JSON.stringify(shown)) setShown(business);
  return (
    <section aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        {title}
      </h2>
      <p className="preview-note" role="status">
        {note}
      </p>
      <BusinessProvider business={shown}>
        <div className="ui-host" lang={shown.locale}>
          {children}
        </div>
      </BusinessProvider>
    </section>
  );
}
