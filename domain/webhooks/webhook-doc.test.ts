import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { webhookPayloadSchema } from './webhook-payload.schema.ts';

const doc = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');

/** The names in backticks in column `column` of the table that begins with `head`. */
function names(head: string, column: number): string[][] {
  const [, table = ''] = doc.split(`| ${head} |`);
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.map((row) => {
    const cell = row.split('|')[column] ?? '';
    return [...cell.matchAll(/`(\w[\w.]*)`/g)].map(([, name = '']) => name);
  });
}

const payloads = webhookPayloadSchema.def.options.map(({ shape }) => shape);
const dataOf = (type: string) =>
  payloads.find((shape) => shape.type.def.values[0] === type)?.data.shape ?? {};

it('names each type of event', () => {
  const types = payloads.map(({ type }) => String(type.def.values[0]));
  expect(names('Type | When', 1).flat().sort()).toEqual(types.sort());
});

it('names what each event has', () => {
  const types = names('In `data` of | Fields', 1).flat();
  const fields = names('In `data` of | Fields', 2);
  expect(types).toHaveLength(payloads.length);
  types.forEach((type, row) => {
    expect(fields[row]?.sort(), type).toEqual(Object.keys(dataOf(type)).sort());
  });
});

it.each([
  ['booking', 'booking.created'],
  ['request', 'request.created'],
  ['agreement', 'agreement.signed'],
  ['payment', 'payment.refunded'],
  ['refund', 'payment.refunded'],
  ['report', 'report.released'],
] as const)('names each field of a %s', (lead, type) => {
  const shape = (dataOf(type) as Record<string, { shape: object }>)[lead]?.shape ?? {};
  const named = names(`Field of \`${lead}\` | Meaning`, 1).flat();
  expect(named.sort(), 'in docs/webhooks.md').toEqual(Object.keys(shape).sort());
});
