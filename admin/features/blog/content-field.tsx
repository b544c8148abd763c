import { useRef } from 'react';
import { dispatchInput, findControl } from '#admin/forms/set-control-value.ts';
import { TextAreaField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { PictureUpload } from './picture-upload.tsx';
import { PreviewPane } from './preview-pane.tsx';

/** The article in Markdown, with its preview. */
export function ContentField({ form }: { form: FormState }) {
  const field = useRef<HTMLDivElement>(null);

  function insertPicture(url: string) {
    const text = findControl(field.current?.closest('form') ?? null, 'content');
    if (!text) return;
    const { selectionStart: start, selectionEnd: end } = text;
    text.setRangeText(`![](${url})`, start ?? 0, end ?? 0, 'end');
    // The cursor goes between the brackets, to the alternative text.
    text.setSelectionRange((start ?? 0) + 2, (start ?? 0) + 2);
    dispatchInput(text);
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
