import { useRef, useState } from 'react';
import { isImageAddress } from '#domain/blog/image-address.ts';
import type { FormState } from '#widgets/core/form/form-state.ts';
import { TextField } from '#widgets/core/ui/field.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { controlOf, typeInto } from './type-into.ts';

/** The picture above an article: uploaded, or by its address. */
export function PictureField({ form }: { form: FormState }) {
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
        onUploaded={(url) =>
          typeInto(controlOf(field.current?.closest('form') ?? null, 'featuredImage'), url)
        }
      />
      {isImageAddress(address) ? <Picture key={address} address={address} /> : null}
      {address ? (
        <TextField
          form={form}
          name="featuredImageAlt"
          label="What the picture shows"
          hint="Read to those who do not see it"
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

function Picture({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <p className="blog-picture-broken">No picture could be loaded from there.</p>;
  return <img className="blog-thumb" src={address} alt="" onError={() => setBroken(true)} />;
}
