import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { Picture } from '#domain/business/picture.schema.ts';
import { TextField } from '#ui/form/field.tsx';
import { type FormState, textsOf } from '#ui/form/form-state.ts';
import { PictureUpload } from './picture-upload.tsx';
import { pictureIn, withPicture } from './picture-values.ts';
import type { PictureUse } from './upload-picture.ts';

interface PictureFieldProps {
  form: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
  /** Of the picture in the record: "photographs.hero". */
  path: string;
  label: string;
  use: Exclude<PictureUse, 'article'>;
  hint?: string;
  /** Its alternative text, if the owner is not asked for it. */
  alt?: string;
}

/** A picture of a record: upload, replace, describe, remove. */
export function PictureField(props: PictureFieldProps) {
  const { form, onType, path, label, use, hint, alt } = props;
  const { values, errors } = form;
  const picture = pictureIn(values, path);
  const box = useRef<HTMLFieldSetElement>(null);
  const fault = errors[`${path}.src`];

  function change(next?: Picture) {
    // As they are now: an upload takes a while, and the owner types meanwhile.
    const element = box.current?.form;
    if (element) onType({ values: withPicture(textsOf(element), path, next), errors: {} });
  }

  return (
    <fieldset className="picture-field ui-wide" ref={box}>
      <legend className="ui-label">{label}</legend>
      {/* The texts of a form are those of its controls. */}
      {Object.entries(withPicture({}, path, picture))
        .filter(([name]) => alt !== undefined || name !== `${path}.alt`)
        .map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
      {picture ? (
        <img
          src={picture.small?.src ?? picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      ) : null}
      <div className="picture-field-controls">
        <div className="picture-field-buttons">
          <PictureUpload
            label={picture ? 'Replace' : 'Upload a picture'}
            use={use}
            onUploaded={(uploaded) => change({ ...uploaded, alt: alt ?? '' })}
          />
          {picture ? (
            <Button onClick={() => change()}>
              <Trash2 size={18} aria-hidden="true" /> Remove
            </Button>
          ) : null}
        </div>
        {picture && alt === undefined ? (
          <TextField
            key={picture.src}
            form={form}
            name={`${path}.alt`}
            label="What the picture shows"
            hint="Read aloud to people who can’t see it"
            required
          />
        ) : null}
        <p className="ui-message" data-error={fault ? '' : undefined}>
          {fault ?? hint}
        </p>
      </div>
    </fieldset>
  );
}
