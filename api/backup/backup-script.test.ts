import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../deploy/backup.sh', import.meta.url));

async function forScript() {
  const api = await apiForTest({ ownerPassword: PASSWORD });
  const headers = { Cookie: await api.signIn() };
  const folder = await temporaryFolder();
  const LOGIN = join(folder, 'login.json');
  await writeFile(LOGIN, JSON.stringify({ password: PASSWORD }));
  const target = await temporaryFolder();
  return {
    target,
    backUp: (into: string) =>
      run('sh', [script, api.url, into], { env: { ...process.env, LOGIN, no_proxy: '*' } }),
    sessions: async () => (await api.send('GET /api/sessions', { headers })).json.data.length,
  };
}

it('the script downloads a backup and ends its session', async () => {
  const { backUp, target, sessions } = await forScript();
  await backUp(target);
  expect(await readdir(target)).toEqual([expect.stringMatching(/^backup-.*\.tar\.gz$/)]);
  expect(await sessions()).toBe(1);
});

it('the script ends its session also when the download fails, and says that it failed', async () => {
  const { backUp, target, sessions } = await forScript();
  await expect(backUp(join(target, 'missing'))).rejects.toMatchObject({ code: 23 });
  expect(await sessions()).toBe(1);
});
