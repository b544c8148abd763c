import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './contract.ts';

/** Runs a tool of node_modules. Returns its output; throws with it on failure. */
export function runTool(name: string, args: string[], input?: string): string {
  return execFileSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    encoding: 'utf8',
    ...(input !== undefined && { input }),
  });
}

/** Members (`{ … }`) of each type in `domain-types.ts`, without imports, by name. */
export function writeDomainTypes(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'domain-types-'));
  try {
    runTool('tsc', ['-p', 'tools/manifest/tsconfig.json', '--outDir', folder]);
    const declared = readFileSync(join(folder, 'tools/manifest/domain-types.d.ts'), 'utf8');
    const found = declared.matchAll(/^export declare const (\w+)InFull: (\{.*?^\});$/gms);
    return new Map([...found].map(([, name = '', members = '']) => [name, members]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
