import type { Values } from '#admin/forms/drafts.ts';
import { pictureIn } from '#admin/forms/picture-values.ts';
import { valuesOf } from '#admin/forms/record-values.ts';
import type { Brand, PhotographPlace } from '#domain/business/brand.schema.ts';
import type { StoredBrand } from '#domain/business/stored-records.ts';

export type BrandPart = 'logo' | 'colors' | 'photographs' | 'video';

/** The part of the screen that has a control, by the first step of its path. */
const parts: Readonly<Record<string, BrandPart>> = {
  logo: 'logo',
  accent: 'colors',
  ink: 'colors',
  motif: 'colors',
  photographs: 'photographs',
  video: 'video',
};

export const brandPartOf = (name: string): BrandPart | undefined => parts[name.split('.')[0] ?? ''];

export interface Place {
  name: PhotographPlace;
  label: string;
  /** Where visitors see it. */
  hint: string;
}

/** In the order of the screen. */
export const places: readonly Place[] = [
  {
    name: 'hero',
    label: 'Top of the home page',
    hint: 'Beside the heading, instead of the landscape',
  },
  { name: 'about', label: 'About', hint: 'On the home page and on the page about you' },
  { name: 'services', label: 'Services', hint: 'Top of the services page' },
  { name: 'report', label: 'Report', hint: 'On the services page, where the video reports are' },
];

/** The form's texts of a brand. */
export const brandValues = ({ revision: _, ...brand }: StoredBrand): Values => valuesOf(brand);

/** The brand in the form's texts, as typed. */
export function brandIn(values: Values): Brand {
  const text = (name: string) => (values[name] ?? '').trim();
  const logo = pictureIn(values, 'logo');
  const photographs = places.flatMap(({ name }) => {
    const picture = pictureIn(values, `photographs.${name}`);
    return picture ? [[name, picture]] : [];
  });
  return {
    ...(logo && { logo }),
    accent: text('accent').toLowerCase(),
    ink: text('ink').toLowerCase(),
    motif: text('motif') as Brand['motif'],
    photographs: Object.fromEntries(photographs),
    ...(text('video') && { video: text('video') }),
  };
}
