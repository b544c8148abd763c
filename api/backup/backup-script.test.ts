import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../deploy/backup.sh', import.meta.url));

async function forScript(scope: ApiScope) {
  const api = await ownerWithKeys();
  const { key } = await api.makeKey([scope]);
  const KEY = join(await temporaryFolder(), 'key');
  await writeFile(KEY, `${key}\n`);
  const target = await temporaryFolder();
  const env = { ...process.env, KEY, no_proxy: '*' };
  return { target, backUp: (into = target) => run('sh', [script, api.url, into], { env }) };
}

it('the script downloads a backup with a key of the scope backup', async () => {
  const { backUp, target } = await forScript('backup');
  await backUp();
  const name = /^backup-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/;
  expect(await readdir(target)).toEqual([expect.stringMatching(name)]);
});

it('the script says that the key was refused, and leaves no part of a file', async () => {
  const { backUp, target } = await forScript('read');
  await expect(backUp()).rejects.toMatchObject({
    code: 22,
    stderr: expect.stringContaining('403'),
  });
  expect(await readdir(target)).toEqual([]);
});

it('the script fails when it cannot write the file', async () => {
  const { backUp, target } = await forScript('backup');
  await expect(backUp(join(target, 'missing'))).rejects.toMatchObject({ code: 23 });
});
