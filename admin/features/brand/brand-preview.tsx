import { useId, useState } from 'react';
import { PagePreview } from '#admin/forms/page-preview.tsx';
import type { Brand } from '#domain/business/brand.schema.ts';

const pages = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/services', label: 'Services' },
  { path: '/sample-report', label: 'Sample report' },
];

interface BrandPreviewProps {
  /** Undefined while it has a fault. */
  brand: Brand | undefined;
  /** Whether drawings would have other colors. */
  isRecolored: boolean;
  isShown: boolean;
}

/** A page of the owner's choice as it would look. */
export function BrandPreview({ brand, isRecolored, isShown }: BrandPreviewProps) {
  const id = useId();
  const [path, setPath] = useState('/');
  return (
    <>
      <div className="brand-page">
        <label className="ui-label" htmlFor={id}>
          Page
        </label>
        <select
          className="ui-control"
          id={id}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        >
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.label}
            </option>
          ))}
        </select>
      </div>
      <PagePreview
        key={path}
        path={path}
        what="looks"
        records={brand && { brand }}
        isShown={isShown}
      />
      {isRecolored ? (
        <p className="preview-note brand-after">
          Drawings, icons and the images of shared links follow when this is published.
        </p>
      ) : null}
    </>
  );
}
