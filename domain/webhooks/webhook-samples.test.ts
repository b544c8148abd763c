import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { webhookPayloadSchema } from './webhook-payload.schema.ts';
import { samplePayload } from './webhook-samples.ts';

const now = new Date('2026-11-25T15:00:00.000Z');
const byType = webhookPayloadSchema.def.options.map(({ shape }) => ({
  type: shape.type.def.values[0] as Parameters<typeof samplePayload>[0],
  data: shape.data.shape as Record<string, { shape?: object }>,
}));

it.each(byType)('the sample of $type has every field of its schema, and is marked', (schema) => {
  const sample = JSON.parse(JSON.stringify(samplePayload(schema.type, defaultBusiness, now)));
  expect(webhookPayloadSchema.parse(sample)).toEqual(sample);
  expect(sample.type).toBe(schema.type);
  expect(sample.sample).toBe(schema.type === 'test.ping' ? undefined : true);
  expect(Object.keys(sample.data).sort()).toEqual(Object.keys(schema.data).sort());
  for (const [name, { shape }] of Object.entries(schema.data)) {
    if (!shape) continue;
    const fields = Object.keys(sample.data[name]).sort();
    expect(fields, `${name}, in webhook-samples.ts`).toEqual(Object.keys(shape).sort());
  }
});
