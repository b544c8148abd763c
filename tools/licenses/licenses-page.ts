import type { ShippedPackage } from './shipped-packages.ts';

const UNKNOWN = 'none stated';

/** The text of `docs/licenses.md`. */
export function licensesPage(packages: readonly ShippedPackage[]): string {
  const direct = packages.filter(({ isDirect }) => isDirect);
  const others = packages.filter(({ isDirect }) => !isDirect);
  const byLicense = Map.groupBy(others, ({ license = UNKNOWN }) => license);
  return `# Licenses

The licenses of all packages that run on the server or in a visitor's browser, as each package states
them. \`node tools/licenses.ts\` writes this page from \`package-lock.json\`; a unit test fails when it is
not current or a license is not accepted. Packages used only for building and testing are left out.
The packages \`node-linux-…\` contain Node.js, whose own parts are listed in its \`LICENSE\`.

## Direct dependencies

| Package | Version | License |
|---|---|---|
${direct.map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? UNKNOWN} |`).join('\n')}

## Transitive dependencies

| License | Packages |
|---|---|
${[...byLicense]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([license, all]) =>
      `| ${license} | ${all.map(({ name, version }) => `${name} ${version}`).join(', ')} |`,
  )
  .join('\n')}
`;
}
