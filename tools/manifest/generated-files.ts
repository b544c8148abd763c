import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contracts, readContracts, root } from './contract.ts';
import { customElementsManifest } from './custom-elements.ts';
import { declarations } from './declarations.ts';
import { contractTables, reservedSizeStyles } from './tables.ts';
import { runTool, writeDomainTypes } from './write-types.ts';

const GUIDE = 'docs/embedding.md';

const formatted = (path: string, text: string) =>
  runTool('biome', ['format', `--stdin-file-path=${path}`], text);

/** Replaces the content of `text` between the two marks of `region`. */
function replaceRegion(text: string, region: string, content: string): string {
  const [begin, end] = [`<!-- begin:${region} -->\n`, `<!-- end:${region} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${GUIDE} has no marks for "${region}".`);
  }
  return `${before}${begin}${content}\n${end}${after}`;
}

/** The contracts for the reference at `/embed/docs`, with the types that they name. */
const referenceContract = (contracts: Contracts, domainTypes: ReadonlyMap<string, string>) => ({
  ...contracts,
  types: [...domainTypes].map(([name, body]) => ({ name, body })),
});

/** Text of every file generated from the elements' headers, by path. */
export function generatedFiles(): Map<string, string> {
  const contracts = readContracts();
  const guide = readFileSync(join(root, GUIDE), 'utf8');
  const manifest = 'widgets/custom-elements.json';
  const types = 'widgets/elements.d.ts';
  const reference = 'site/pages/embed-docs/contract.json';
  const domainTypes = writeDomainTypes();
  return new Map([
    [manifest, formatted(manifest, JSON.stringify(customElementsManifest(contracts)))],
    [types, formatted(types, declarations(contracts, domainTypes))],
    [reference, formatted(reference, JSON.stringify(referenceContract(contracts, domainTypes)))],
    [
      GUIDE,
      replaceRegion(
        replaceRegion(guide, 'contract', contractTables(contracts)),
        'reserved-size',
        reservedSizeStyles(),
      ),
    ],
  ]);
}
