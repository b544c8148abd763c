import { expect, test } from 'vitest';
import { contracted } from './contracted.ts';

test.each([
  ['Casas de el norte de Texas', 'Casas del norte de Texas'],
  ['De el norte a el sur', 'Del norte al sur'],
  ['De El Paso a Dallas', 'De El Paso a Dallas'],
  ['Abre a las 8:00\u00a0a.\u00a0m.. Llame.', 'Abre a las 8:00\u00a0a.\u00a0m. Llame.'],
])('"%s" is joined as "%s"', (text, joined) => {
  expect(contracted(text)).toBe(joined);
});
