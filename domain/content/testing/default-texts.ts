import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { type TextBlock, textsOf } from '#domain/business/text-block.ts';

type DefaultTexts<M> = { [K in keyof M]: M[K] extends TextBlock<infer T> ? T : M[K] };

const isBlock = (value: unknown): value is TextBlock<unknown> =>
  typeof value === 'object' && value !== null && 'label' in value && 'value' in value;

/** The exports of a module, its blocks as the default business words them. */
export const defaultTexts = <M extends object>(module: M): DefaultTexts<M> =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      isBlock(value) ? textsOf(value, defaultBusiness) : value,
    ]),
  ) as DefaultTexts<M>;
