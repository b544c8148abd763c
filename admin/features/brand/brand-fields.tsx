import { PictureField } from '#admin/forms/picture-field.tsx';
import { useBusiness } from '#ui/business.tsx';
import { SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { places } from './brand-values.ts';
import { ColorField } from './color-field.tsx';

export interface BrandFieldsProps {
  form: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
}

export function LogoFields(props: BrandFieldsProps) {
  const { name } = useBusiness();
  return (
    <PictureField
      {...props}
      path="logo"
      label="Logo"
      use="logo"
      // Pages that show it say the name.
      alt={name}
      hint="PNG, JPEG or SVG. A wide one with words stands for the name; a square one stands beside it, and becomes the icon."
    />
  );
}

const motifs = [
  { value: 'bluebonnets', label: 'Bluebonnets in a landscape' },
  { value: 'neutral', label: 'None: plain, in your colors' },
];

export const ColorFields = ({ form }: BrandFieldsProps) => (
  <>
    <ColorField form={form} name="accent" label="Accent color" use="Links and buttons" />
    <ColorField form={form} name="ink" label="Text color" use="Text and dark sections" />
    <SelectField
      form={form}
      name="motif"
      label="Motif"
      options={motifs}
      hint="Drawn on pages, icon and share images"
      required
    />
  </>
);

export const PhotographFields = (props: BrandFieldsProps) => (
  <>
    {places.map(({ name, label, hint }) => (
      <PictureField
        key={name}
        {...props}
        path={`photographs.${name}`}
        label={label}
        use="photograph"
        hint={hint}
      />
    ))}
  </>
);

export const VideoFields = ({ form }: BrandFieldsProps) => (
  <TextField
    form={form}
    name="video"
    label="Address of the video"
    inputMode="url"
    hint="On YouTube, Vimeo or your own server. It opens in a new tab, and is loaded only then."
    wide
  />
);
