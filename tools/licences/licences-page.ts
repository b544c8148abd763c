import type { ShippedPackage } from './shipped-packages.ts';

const UNKNOWN = 'none stated';

/** The text of `docs/licences.md`. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const direct = packages.filter(({ isDirect }) => isDirect);
  const others = packages.filter(({ isDirect }) => !isDirect);
  const byLicence = Map.groupBy(others, ({ licence = UNKNOWN }) => licence);
  return `# Licenses

The licenses of all packages that run on the server or in a visitor's browser, as each package states
them. \`node tools/licences.ts\` writes this page from \`package-lock.json\`; a unit test fails when it is
not current or a license is not accepted. Packages used only for building and testing are left out.
The packages \`node-linux-…\` contain Node.js, whose own parts are listed in its \`LICENSE\`.

## Direct dependencies

| Package | Version | License |
|---|---|---|
${direct.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? UNKNOWN} |`).join('\n')}

## Transitive dependencies

| License | Packages |
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
