import type { Picture } from '#domain/business/picture.schema.ts';
import type { Values } from './drafts.ts';
import { changedNames, valuesOf } from './record-values.ts';

/** The picture at `path` in the texts of a form; undefined if there is none. */
export function pictureIn(values: Values, path: string): Picture | undefined {
  const text = (name: string) => values[`${path}.${name}`] ?? '';
  if (!text('src')) return undefined;
  const small = text('small.src') && {
    small: { src: text('small.src'), width: Number(text('small.width')) },
  };
  return {
    src: text('src'),
    width: Number(text('width')),
    height: Number(text('height')),
    alt: text('alt'),
    ...small,
  };
}

/** The texts with another picture at `path`, or with none. */
export function withPicture(values: Values, path: string, picture?: Picture): Values {
  const others = Object.entries(values).filter(([name]) => !name.startsWith(`${path}.`));
  const own = Object.entries(valuesOf(picture)).map(([name, text]) => [`${path}.${name}`, text]);
  return Object.fromEntries([...others, ...own]);
}

/** Texts that only describe a picture's files. */
const isSize = (name: string) => /\.(width|height|small\.\w+)$/.test(name);

/**
 * One field in which two versions of a form differ, worded: of a picture, its address says nothing. Undefined for its
 * size, which comes with its address.
 */
export function wordedDifference(name: string, mine = '', theirs = '') {
  if (isSize(name)) return undefined;
  if (!name.endsWith('.src')) return { mine, theirs };
  return { mine: mine && 'Your picture', theirs: theirs && 'The newer picture' };
}

/** Every field in which two versions of a form differ, worded. */
export const wordedDifferences = (mine: Values, theirs: Values, label: (name: string) => string) =>
  changedNames(mine, theirs).flatMap((name) => {
    const worded = wordedDifference(name, mine[name], theirs[name]);
    return worded ? [{ label: label(name), ...worded }] : [];
  });
