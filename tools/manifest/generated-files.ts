import { type Contracts, readContracts } from './contract.ts';
import { customElementsManifest } from './custom-elements.ts';
import { declarations } from './declarations.ts';
import { runTool, writeDomainTypes } from './write-types.ts';

const formatted = (path: string, text: string) =>
  runTool('biome', ['format', `--stdin-file-path=${path}`], text);

/** The contracts for the reference at `/embed/docs`, with the types that they name. */
const referenceContract = (contracts: Contracts, domainTypes: ReadonlyMap<string, string>) => ({
  ...contracts,
  types: [...domainTypes].map(([name, body]) => ({ name, body })),
});

/** Text of every file generated from the elements' headers, by path. */
export function generatedFiles(): Map<string, string> {
  const contracts = readContracts();
  const manifest = 'widgets/custom-elements.json';
  const types = 'widgets/elements.d.ts';
  const reference = 'site/pages/embed-docs/contract.json';
  const domainTypes = writeDomainTypes();
  return new Map([
    [manifest, formatted(manifest, JSON.stringify(customElementsManifest(contracts)))],
    [types, formatted(types, declarations(contracts, domainTypes))],
    [reference, formatted(reference, JSON.stringify(referenceContract(contracts, domainTypes)))],
  ]);
}
