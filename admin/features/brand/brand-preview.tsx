import { useState } from 'react';
import { PagePreview } from '#admin/forms/page-preview.tsx';
import { PreviewChoice } from '#admin/forms/preview-choice.tsx';
import type { Brand } from '#domain/business/brand.schema.ts';

const pages = [
  { value: '/', label: 'Home' },
  { value: '/about', label: 'About' },
  { value: '/services', label: 'Services' },
  { value: '/sample-report', label: 'Sample report' },
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
  const [path, setPath] = useState('/');
  return (
    <>
      <PreviewChoice label="Page" value={path} choices={pages} onChoose={setPath} />
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
