import type { Brand } from './brand.schema.ts';
import type { Picture } from './picture.schema.ts';
import type { Profile } from './profile.schema.ts';

interface Pictured {
  profile: Pick<Profile, 'inspectors'>;
  brand: Pick<Brand, 'logo' | 'photographs'>;
}

/** Every picture that the records of a business name, by its path in them ("brand.photographs.hero"). */
export function picturesOf({ profile, brand }: Pictured): [path: string, picture: Picture][] {
  const named: [string, Picture | undefined][] = [
    ['brand.logo', brand.logo],
    ...Object.entries(brand.photographs).map(([place, picture]): [string, Picture | undefined] => [
      `brand.photographs.${place}`,
      picture,
    ]),
    ...profile.inspectors.map(({ portrait }, index): [string, Picture | undefined] => [
      `profile.inspectors.${index}.portrait`,
      portrait,
    ]),
  ];
  return named.filter((entry): entry is [string, Picture] => entry[1] !== undefined);
}

/** The records without the pictures at `paths`, paths as `picturesOf` gives them. */
export const withoutPictures = <Records extends Pictured>(
  records: Records,
  paths: readonly string[],
): Records => changed(records, (path, picture) => (paths.includes(path) ? undefined : picture));

/** The records with each picture file at the address and in the size that `moved` gives; undefined for no other. */
export const withPictures = <Records extends Pictured>(
  records: Records,
  moved: (address: string) => Omit<Picture, 'alt' | 'small'> | undefined,
): Records =>
  changed(records, (_path, { small, ...picture }) => ({
    ...picture,
    ...moved(picture.src),
    ...(small && { small: { ...small, ...widthOnly(moved(small.src)) } }),
  }));

const widthOnly = (file: Omit<Picture, 'alt' | 'small'> | undefined) =>
  file && { src: file.src, width: file.width };

/** The records with what `change` makes of each picture; undefined leaves it out. */
function changed<Records extends Pictured>(
  { profile, brand, ...rest }: Records,
  change: (path: string, picture: Picture) => Picture | undefined,
): Records {
  const records = structuredClone({ profile, brand });
  for (const [path, picture] of picturesOf(records)) {
    const steps = path.split('.');
    const name = steps.pop() ?? '';
    const owner = steps.reduce<unknown>((part, step) => (part as Part)[step], records) as Part;
    const next = change(path, picture);
    if (next) owner[name] = next;
    else delete owner[name];
  }
  return { ...rest, ...records } as Records;
}

type Part = Record<string, unknown>;

/** The addresses of a picture's files. */
export const filesOf = ({ src, small }: Picture): string[] => (small ? [src, small.src] : [src]);
