import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';

describe('health', () => {
  it('is alive and ready with a writable store', async () => {
    const api = await apiForTest();
    expect((await api.send('GET /healthz')).json).toEqual({ status: 'ok' });
    expect((await api.send('GET /readyz')).json).toEqual({ status: 'ready' });
  });

  it('is alive but not ready while the store cannot be written', async () => {
    const api = await apiForTest();
    await rm(api.dataDir, { recursive: true });
    await writeFile(api.dataDir, 'a file where the folder was');
    expect((await api.send('GET /healthz')).status).toBe(200);
    const answer = await api.send('GET /readyz');
    expect(answer.status).toBe(503);
    expect(answer.json.code).toBe('not_ready');
    expect(answer.text).not.toContain(api.dataDir);
  });
});
