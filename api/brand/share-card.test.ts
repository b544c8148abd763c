import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import type { Box } from './box.ts';
import { brandDrawing, lightDrawing } from './brand-drawing.ts';
import { iconMark } from './icons.ts';
import { drawShareCard, type ShareCard } from './share-card.ts';

const drawings = new URL('../../site/public/art/', import.meta.url);

/** The texts that are drawn in a box, in order. */
function textsIn({ props: { children = [] } }: Box): string[] {
  return typeof children === 'string' ? [children] : children.flatMap(textsIn);
}

it.each<ShareCard['as']>(['landscape', 'figure', 'picture'])(
  'a share image of another business, with a %s, has its own texts only',
  (as) => {
    const mark = iconMark(secondBusiness, { flower: 'data:,flower', logo: undefined });
    const card = { title: 'What it costs', drawing: 'data:,drawing', as };
    const { box } = drawShareCard(card, secondBusiness, { mark, landscape: undefined });
    expect(textsIn(box)).toEqual([
      'O',
      'Oconee Home Inspection',
      'Home inspections in the Athens-Atlanta area',
      'What it costs',
    ]);
  },
);

it('the drawings on share images of another business have no trace of the default one', async () => {
  const files = (await readdir(drawings)).filter((name) => name.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const source = await readFile(new URL(name, drawings), 'utf8');
    const drawn = lightDrawing(brandDrawing(source, secondBusiness.brand));
    expect.soft(tracesIn(drawn), name).toEqual([]);
  }
});
