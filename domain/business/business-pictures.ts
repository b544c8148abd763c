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
export function withoutPictures<Records extends Pictured>(
  { profile, brand, ...rest }: Records,
  paths: readonly string[],
): Records {
  const records = structuredClone({ profile, brand });
  for (const path of paths) {
    const steps = path.split('.');
    const name = steps.pop() ?? '';
    const owner = steps.reduce<unknown>((part, step) => (part as Part)[step], records);
    delete (owner as Part)[name];
  }
  return { ...rest, ...records } as Records;
}

type Part = Record<string, unknown>;

/** The addresses of a picture's files. */
export const filesOf = ({ src, small }: Picture): string[] => (small ? [src, small.src] : [src]);
