import { test as base, expect } from './fixtures/test.ts';
import { buildPackageHosts } from './hosts/build-package-hosts.ts';

/** The npm package as a partner installs it from the server, in a page of another origin. */
const test = base.extend<{ installed: undefined }>({
  installed: [
    async ({ store, host, server }, use) => {
      const install = async () => host.addScripts(await buildPackageHosts(server.url));
      await store.share('package', install);
      await use(undefined);
    },
    { timeout: 120_000 },
  ],
});

for (const [name, script] of [
  ['React 19', 'react.js'],
  ['React 18', 'react-18/react.js'],
  ['Vue', 'vue.js'],
  ['Svelte', 'svelte.js'],
  ['Angular', 'angular.js'],
] as const) {
  test(`${name}: compiles strictly, loads the elements from the server, and is told of the price`, async ({
    page,
    host,
    server,
    installed: _installed,
  }) => {
    const html = `<!doctype html><html lang="en"><title>Jane Doe Realty</title><h1>Jane Doe Realty</h1><div id="app"></div><ul id="told" aria-label="Told"></ul><script type="module" src="/package/${script}"></script>`;
    await page.goto(host.publishDocument(html));
    await page.getByLabel('Property type').selectOption('residential');
    await page.getByLabel('Square footage').fill('2400');
    await page.getByRole('button', { name: 'Calculate My Quote' }).click();
    const told = page.getByRole('list', { name: 'Told' }).getByRole('listitem');
    await expect(told).toHaveText(['jane-doe-realty 375']);
    const link = page.getByRole('link', { name: /^Book this · \$/ });
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^${server.url}/calendar\\?.*meta-listing-id=42`),
    );
  });
}
