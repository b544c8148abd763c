import { PictureRefusal } from './picture-refusal.ts';

/** An element of a drawing. */
export interface Shape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Shape[];
  /** The content of a style sheet; empty otherwise. */
  text: string;
}

/** Small ones are drawn within some seconds; large and translucent ones have the limit of time. */
export const SHAPES_MAX = 20_000;

/** Shapes that refer to shapes that refer to others. */
const CHAIN_MAX = 500;

/**
 * Throws `PictureRefusal` if a drawing has more than `SHAPES_MAX` shapes, each counted as often as it is referred to,
 * or if shapes refer to each other in a circle. A few of them that each repeat the one before are millions.
 */
export function requireFewShapes(root: Shape): void {
  const all = [...withChildren(root)];
  // Renderers differ in which of several shapes with one id they take.
  const byId = Map.groupBy(all, ({ attributes }) => attributes.id);
  const rules = all.flatMap(({ text }) => [...rulesIn(text)]);
  const counts = new Map<Shape, number | 'counting'>();

  function count(shape: Shape, chain: number): number {
    const known = counts.get(shape);
    if (known === 'counting' || chain > CHAIN_MAX) {
      throw new PictureRefusal('Choose a drawing whose shapes do not repeat themselves');
    }
    if (known !== undefined) return known;
    counts.set(shape, 'counting');
    let total = 1;
    for (const part of [...shape.children, ...referredBy(shape)]) total += count(part, chain + 1);
    counts.set(shape, total);
    return total;
  }

  function referredBy({ name, attributes }: Shape): Shape[] {
    const names = [name, `#${attributes.id}`, '*'];
    for (const one of (attributes.class ?? '').split(/\s+/)) names.push(`.${one}`);
    const ids = [
      ...Object.entries(attributes).flatMap(([key, value]) =>
        key.endsWith('href') ? [value.slice(1)] : idsIn(value),
      ),
      ...rules
        .filter(({ selected }) => names.some((one) => selected.has(one)))
        .flatMap(({ ids }) => ids),
    ];
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  if (count(root, 0) > SHAPES_MAX) {
    throw new PictureRefusal('This drawing has too many shapes: save it as a PNG picture');
  }
}

function* withChildren(shape: Shape): Generator<Shape> {
  yield shape;
  for (const child of shape.children) yield* withChildren(child);
}

const idsIn = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);

/** The rules of a style sheet that refer to shapes, with every name in their selectors. */
function* rulesIn(css: string) {
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const ids = idsIn(body);
    if (ids.length > 0) yield { ids, selected: new Set(selectors.match(/[.#]?[\w-]+|\*/g)) };
  }
}
