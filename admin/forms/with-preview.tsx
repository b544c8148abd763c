import { type ReactNode, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import './with-preview.css';

interface WithPreviewProps {
  /** What is edited. */
  children: ReactNode;
  /** Called with whether it has room on a narrow screen. Undefined for what no page shows. */
  preview: ((isShown: boolean) => ReactNode) | undefined;
  /** Text of the button that leads back from the preview. */
  back: string;
  /** Below both. */
  bar?: ReactNode;
}

/** A form beside what it makes; on narrow screens one of both. */
export function WithPreview({ children, preview, back, bar }: WithPreviewProps) {
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  return (
    <div className="preview-parts" data-view={preview ? view : undefined}>
      <div className="preview-form">{children}</div>
      {preview ? (
        <>
          <div className="preview-beside">{preview(view === 'preview')}</div>
          <Button
            className="preview-view"
            onClick={() => setView(view === 'edit' ? 'preview' : 'edit')}
          >
            {view === 'edit' ? 'Preview' : back}
          </Button>
        </>
      ) : null}
      {bar ? <div className="preview-bar">{bar}</div> : null}
    </div>
  );
}
