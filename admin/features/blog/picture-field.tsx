import { useRef } from 'react';
import { PictureUpload } from '#admin/forms/picture-upload.tsx';
import { findControl, setControlValue } from '#admin/forms/set-control-value.ts';
import { TextField } from '#ui/form/field.tsx';
import type { ArticleFieldProps } from './content-field.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** The featured picture: an upload or a URL. */
export function PictureField({ form, locale }: ArticleFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const address = form.values['featuredImage']?.trim() ?? '';

  return (
    <div className="blog-picture ui-wide" ref={field}>
      <TextField
        form={form}
        name="featuredImage"
        label="Featured image URL"
        hint="Upload a picture, or enter an address that begins with https://"
      />
      <PictureUpload
        label="Upload a picture"
        onUploaded={({ src }) =>
          setControlValue(findControl(field.current?.closest('form') ?? null, 'featuredImage'), src)
        }
      />
      <Thumbnail address={address} />
      {address ? (
        <TextField
          form={form}
          name="featuredImageAlt"
          label="What the picture shows"
          lang={locale}
          hint="Read aloud to people who can’t see it"
        />
      ) : (
        <input
          type="hidden"
          name="featuredImageAlt"
          defaultValue={form.values['featuredImageAlt']}
        />
      )}
    </div>
  );
}
