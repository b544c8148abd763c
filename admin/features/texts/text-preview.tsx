import { lazy, Suspense, useState } from 'react';
import { PagePreview } from '#admin/forms/page-preview.tsx';
import { PreviewChoice } from '#admin/forms/preview-choice.tsx';
import type { Business } from '#domain/business/business.ts';
import type { TextValues } from '#domain/business/texts.schema.ts';
import type { TextPage } from '#domain/content/text-blocks.ts';
import { withWords } from '#ui/lazy.ts';

const TriedWidget = lazy(async () => ({
  default: (await withWords(import('./tried-widget.tsx'))).TriedWidget,
}));

interface TextPreviewProps {
  page: Pick<TextPage, 'path' | 'widget'>;
  /** In the language of the preview. */
  business: Business;
  /** The owner's texts, published or not; undefined while one of them has a fault. */
  texts: TextValues | undefined;
  /** The block that is edited, and its texts as visitors read them. */
  block: string | undefined;
  blockTexts: readonly string[];
  isShown: boolean;
}

const choices = [
  { value: 'page', label: 'The page' },
  { value: 'widget', label: 'The widget, to try' },
] as const;

/** A page of the site with texts that are not published, or the widget that shows them. */
export function TextPreview({ page, business, texts, ...shown }: TextPreviewProps) {
  const { path, widget } = page;
  const [choice, setChoice] = useState<'page' | 'widget'>(path ? 'page' : 'widget');
  return (
    <>
      {path && widget ? (
        <PreviewChoice label="Show" value={choice} choices={choices} onChoose={setChoice} />
      ) : null}
      {path && choice === 'page' ? (
        <PagePreview
          {...shown}
          path={path}
          what="texts"
          records={texts && { locale: business.locale, texts }}
        />
      ) : widget ? (
        <Suspense>
          <TriedWidget widget={widget} business={business} texts={texts} />
        </Suspense>
      ) : null}
    </>
  );
}
