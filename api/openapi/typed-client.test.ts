import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { document } from '#api/testing/documented-answers.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const run = promisify(execFile);
const generator = 'bench/packages/node_modules/openapi-typescript/bin/cli.js';
const script = /```ts\n(.*?)```/s.exec(readFileSync('docs/api.md', 'utf8'))?.[1] ?? '';

/** A folder with the types of the document, as a customer has them. */
async function projectWithTypes(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const types = join(folder, 'api.d.ts');
  await run(process.execPath, [generator, join(folder, 'openapi.json'), '-o', types]);
  return folder;
}

/** What the compiler says of the script in this folder; empty if nothing. */
async function compile(folder: string, code: string): Promise<string> {
  await writeFile(join(folder, 'script.ts'), code);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'esnext'];
  options.push('--allowImportingTsExtensions', '--types', 'node', 'script.ts');
  return run(resolve('node_modules/.bin/tsc'), options, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

// CI installs bench/packages, which has the generator and the compiler that it needs.
describe.runIf(existsSync(generator))('the TypeScript in docs/api.md', () => {
  it('has ten lines, compiles with the types of the document, and runs', async () => {
    expect(script.trim().split('\n')).toHaveLength(10);
    const { url } = await signedInOwner();
    const folder = await projectWithTypes();
    const code = script.replace('https://HOST', url);
    expect(await compile(folder, code)).toBe('');
    const { stdout } = await run(process.execPath, [join(folder, 'script.ts')]);
    expect(stdout).toBe('2026-11-30 08:00\n');
    expect(await compile(folder, code.replace("'residential'", "'castle'"))).toContain('castle');
  });
});
