import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';

const publicUrl = 'https://inspector.example';

async function addresses(front: string | undefined): Promise<EmbedAddresses> {
  const { send } = await apiForTest({ publicUrl, ...(front && { front }) });
  const answer = await send('GET /api/embed');
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as EmbedAddresses;
}

describe('GET /api/embed', () => {
  it('has the public origin, the pinned loader and the digests of its files', async () => {
    expect(await addresses(await distForTest())).toEqual({
      origin: publicUrl,
      pinned: {
        loader: '/embed/v1-3F9A01BC.js',
        integrity: {
          '/embed/v1-3F9A01BC.js': 'sha384-1',
          '/widgets/quote-Ab12Cd34.js': 'sha384-2',
        },
        tags: { 'inspection-quote': ['/widgets/quote-Ab12Cd34.js'] },
        policyHashes: { 'inspection-quote': expect.stringMatching(/^sha256-.{43}=$/) },
      },
    });
  });

  it('has the digest of the import map that the page prints', async () => {
    const { pinned } = await addresses(await distForTest());
    const map =
      '{ "integrity": {\n  "https://inspector.example/widgets/quote-Ab12Cd34.js": "sha384-2"\n} }';
    expect(JSON.parse(map)).toBeTruthy();
    const digest = createHash('sha256').update(map).digest('base64');
    expect(pinned?.policyHashes['inspection-quote']).toBe(`sha256-${digest}`);
  });

  it('has no release when nothing is built', async () => {
    expect(await addresses(undefined)).toEqual({ origin: publicUrl });
    const front = await distForTest({ 'widgets/embed/v1.json': undefined });
    expect(await addresses(front)).toEqual({ origin: publicUrl });
  });
});
