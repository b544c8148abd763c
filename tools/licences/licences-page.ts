import type { ShippedPackage } from './shipped-packages.ts';

const UNKNOWN = 'none stated';

/** `docs/licences.md`. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const direct = packages.filter(({ isDirect }) => isDirect);
  const others = packages.filter(({ isDirect }) => !isDirect);
  const byLicence = Map.groupBy(others, ({ licence = UNKNOWN }) => licence);
  return `# Licences

What runs on the server or in a visitor's browser, as each package states it. Made by
\`node tools/licences.ts\` from \`package-lock.json\`; a unit test fails when it is not current, or when
a licence is none of those that the tool accepts. What is used for building and testing alone is not
in it. The package \`node\` brings Node.js itself, whose own parts are listed in its \`LICENSE\`.

## Chosen by us

| Package | Version | Licence |
|---|---|---|
${direct.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? UNKNOWN} |`).join('\n')}

## What these bring along

| Licence | Packages |
|---|---|
${[...byLicence]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([licence, all]) =>
      `| ${licence} | ${all.map(({ name, version }) => `${name} ${version}`).join(', ')} |`,
  )
  .join('\n')}
`;
}
