import { reservedSizes, WIDE_FROM } from '#widgets/registry.ts';

/** The style sheet that reserves the size of each widget; without empty lines, which some editors turn into paragraphs. */
export const reservedSizesSheet = [
  ...reservedSizes.map(({ tag, narrow }) => `${tag} { display: block; min-height: ${narrow}px; }`),
  `@media (min-width: ${WIDE_FROM}px) {`,
  ...reservedSizes.map(({ tag, wide }) => `  ${tag} { min-height: ${wide}px; }`),
  '}',
].join('\n');
