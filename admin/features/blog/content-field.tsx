import { useEffect, useRef, useState } from 'react';
import { PictureUpload } from '#admin/forms/picture-upload.tsx';
import { dispatchInput, findControl, setControlValue } from '#admin/forms/set-control-value.ts';
import { inlinePictures } from '#domain/blog/inline-pictures.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { TextAreaField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { PictureTexts } from './picture-texts.tsx';
import { PreviewPane } from './preview-pane.tsx';

export interface ArticleFieldProps {
  form: FormState;
  /** The language of the article. */
  locale: Locale;
}

/** The article in Markdown, with its preview. */
export function ContentField({ form, locale }: ArticleFieldProps) {
  const field = useRef<HTMLDivElement>(null);

  const content = form.values['content'] ?? '';
  const texts = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number>();

  useEffect(() => {
    if (asked === undefined) return;
    setAsked(undefined);
    texts.current?.querySelectorAll<HTMLInputElement>('.ui-control')[asked]?.focus();
  }, [asked]);

  const control = () => findControl(field.current?.closest('form') ?? null, 'content');

  /** Inserts it at the cursor, and asks for its alternative text. */
  function insertPicture({ src }: { src: string }) {
    const text = control();
    if (!text) return;
    const { selectionStart: start, selectionEnd: end } = text;
    text.setRangeText(`![](${src})`, start ?? 0, end ?? 0, 'end');
    dispatchInput(text);
    setAsked(inlinePictures(text.value.slice(0, start ?? 0)).length);
  }

  return (
    <div className="blog-content ui-wide" ref={field}>
      <div className="blog-markdown">
        <TextAreaField
          form={form}
          name="content"
          label="Content"
          rows={12}
          lang={locale}
          required
          hint="Markdown: ## heading, **bold**, - list, [text](address)"
        />
        <PictureUpload label="Insert a picture" onUploaded={insertPicture} />
        <div ref={texts}>
          <PictureTexts
            content={content}
            locale={locale}
            onChange={(changed) => setControlValue(control(), changed)}
          />
        </div>
      </div>
      <PreviewPane content={content} locale={locale} />
    </div>
  );
}
