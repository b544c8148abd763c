import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContracts, root } from './contract.ts';
import { customElementsManifest } from './custom-elements.ts';
import { declarations } from './declarations.ts';
import { contractTables, roomStyles } from './tables.ts';
import { runTool, writeDomainTypes } from './write-types.ts';

const GUIDE = 'docs/embedding.md';

const formatted = (path: string, text: string) =>
  runTool('biome', ['format', `--stdin-file-path=${path}`], text);

/** `text` with what stands between the two marks of `region` replaced. */
function fill(text: string, region: string, content: string): string {
  const [begin, end] = [`<!-- begin:${region} -->\n`, `<!-- end:${region} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${GUIDE} has lost its marks for "${region}".`);
  }
  return `${before}${begin}${content}\n${end}${after}`;
}

/** Path to text of every file that is made from the elements' headers. */
export function generatedFiles(): Map<string, string> {
  const contracts = readContracts();
  const guide = readFileSync(join(root, GUIDE), 'utf8');
  const manifest = 'widgets/custom-elements.json';
  const types = 'widgets/elements.d.ts';
  return new Map([
    [manifest, formatted(manifest, JSON.stringify(customElementsManifest(contracts)))],
    [types, formatted(types, declarations(contracts, writeDomainTypes()))],
    [GUIDE, fill(fill(guide, 'contract', contractTables(contracts)), 'room', roomStyles())],
  ]);
}
