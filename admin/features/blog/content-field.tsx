import { useRef } from 'react';
import type { FormState } from '#widgets/core/form/form-state.ts';
import { TextAreaField } from '#widgets/core/ui/field.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { announceTyping, controlOf } from './type-into.ts';

/** The article in Markdown, and what becomes of it. */
export function ContentField({ form }: { form: FormState }) {
  const field = useRef<HTMLDivElement>(null);

  function insertPicture(url: string) {
    const text = controlOf(field.current?.closest('form') ?? null, 'content');
    if (!text) return;
    const { selectionStart: start, selectionEnd: end } = text;
    text.setRangeText(`![](${url})`, start ?? 0, end ?? 0, 'end');
    // Between the brackets: what the picture shows.
    text.setSelectionRange((start ?? 0) + 2, (start ?? 0) + 2);
    announceTyping(text);
    text.focus();
  }

  return (
    <div className="blog-content ui-wide" ref={field}>
      <div className="blog-markdown">
        <TextAreaField
          form={form}
          name="content"
          label="Content"
          rows={12}
          required
          hint="Markdown: ## heading, **bold**, - list, [text](address)"
        />
        <PictureUpload label="Insert a picture" onUploaded={insertPicture} />
      </div>
      <PreviewPane content={form.values['content'] ?? ''} />
    </div>
  );
}
