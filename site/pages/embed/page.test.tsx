import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { embedRecipes } from '#domain/content/embed-page.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { contract } from '#site/pages/embed-docs/contract.ts';
import { openPage, servePage } from '#site/testing/open-page.tsx';
import { reservedSizeOf, widgetTags } from '#widgets/registry.ts';

const addresses: EmbedAddresses = {
  origin: 'https://inspector.example',
  pinned: {
    loader: '/embed/v1-3F9A01BC.js',
    integrity: { '/embed/v1-3F9A01BC.js': 'sha384-L', '/widgets/core-1.js': 'sha384-C' },
    tags: { 'inspection-quote': ['/widgets/core-1.js'] },
    policyHashes: { 'inspection-quote': 'sha256-M' },
  },
};

const open = (search = '') => openPage(`/embed${search}`, { embed: addresses });

const figure = (label: string) => page.getByRole('figure').filter({ hasText: label });
const block = () => figure('Paste this');
const holds = (place: Locator, text: string) =>
  expect.poll(() => place.element().textContent.replace(/\s+/g, ' ')).toContain(text);
const field = (name: string) => page.getByLabelText(name);
const preview = () => document.querySelector<HTMLElement>('.embed-stage > *');

async function recipe(title: string) {
  await userEvent.click(page.getByRole('heading', { name: title, exact: true }));
}

describe('without scripts', () => {
  it('shows the block, the recipes and what is stored, and says what needs scripts', async () => {
    const { innerHTML } = await servePage('/embed', { embed: addresses });
    expect(innerHTML).toContain('https://inspector.example/embed/v1.js');
    for (const { title } of embedRecipes) expect(innerHTML).toContain(title);
    expect(innerHTML).toContain('What is sent, what is stored');
    expect(innerHTML).toMatch(/site-no-script.*need scripts/);
    expect(innerHTML).not.toContain(' style="');
  });
});

describe('choosing', () => {
  it('changes block, preview and address together', async () => {
    await open();
    await userEvent.selectOptions(field('Widget'), 'Appointment calendar');
    await userEvent.fill(field('Your name or company'), 'Smith & Sons');
    await userEvent.selectOptions(field('Light or dark'), 'Always dark');

    await holds(
      block(),
      '<inspection-booking partner="smith-and-sons" theme="dark"></inspection-booking>',
    );
    expect(preview()?.outerHTML).toMatch(
      /^<inspection-booking partner="smith-and-sons" theme="dark"/,
    );
    await expect.element(page.getByText('smith-and-sons', { exact: true })).toBeVisible();
    await vi.waitFor(() =>
      expect(window.location.search).toBe('?widget=booking&name=Smith+%26+Sons&theme=dark'),
    );
  });

  it('offers the language, which is the page’s without a choice', async () => {
    await open();
    const language = page.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(language, 'Always Spanish');
    await holds(block(), '<inspection-quote lang="es"></inspection-quote>');
    await vi.waitFor(() => expect(preview()?.lang).toBe('es'));
    await vi.waitFor(() => expect(window.location.search).toBe('?lang=es'));
    await userEvent.selectOptions(language, 'Automatic: same as the page');
    await holds(block(), '<inspection-quote></inspection-quote>');
    expect(preview()?.hasAttribute('lang')).toBe(false);
  });

  it('offers a button, a corner of the window and a frame, each where the widget has it', async () => {
    await open();
    const shown = page.getByRole('combobox', { name: 'Shown as' });
    await userEvent.selectOptions(shown, 'A button that opens it');
    await holds(block(), 'display="button"></inspection-quote>');
    await vi.waitFor(() => expect(preview()?.getAttribute('display')).toBe('button'));
    await vi.waitFor(() => expect(window.location.search).toBe('?display=button'));
    await userEvent.selectOptions(shown, 'In a frame, for a site without scripts');
    await holds(block(), '<iframe src="https://inspector.example/embed/frame/quote"');
    await userEvent.selectOptions(field('Widget'), 'Help chat');
    await expect.element(shown).not.toBeInTheDocument();
    await holds(block(), '<inspection-chat></inspection-chat>');
  });

  it('starts with the options in the address', async () => {
    await open('?widget=reviews&name=Jane&accent=6b2d5c&radius=4');
    await expect.element(field('Widget')).toHaveValue('inspection-reviews');
    await expect.element(field('Accent color')).toHaveValue('#6b2d5c');
    await vi.waitFor(() => expect(preview()?.localName).toBe('inspection-reviews'));
    expect(preview()?.getAttribute('partner')).toBe('jane');
    expect(preview()?.style.getPropertyValue('--inspection-radius')).toBe('4px');
  });

  it('returns to the defaults when choices are cleared', async () => {
    await open('?accent=6b2d5c&theme=light&name=Jane');
    await vi.waitFor(() => expect(preview()?.getAttribute('style')).toContain('#6b2d5c'));
    await userEvent.click(page.getByRole('button', { name: 'Use our color again: Accent color' }));
    await userEvent.clear(field('Your name or company'));
    await userEvent.selectOptions(field('Light or dark'), 'Automatic: same as the page');
    await vi.waitFor(() =>
      expect(preview()?.outerHTML).toBe('<inspection-quote></inspection-quote>'),
    );
    await vi.waitFor(() => expect(window.location.search).toBe(''));
  });

  it('warns of a color that cannot be read, and gives a shade that can', async () => {
    await open('?accent=ffd400');
    await expect.element(page.getByText(/Hard to read: 1\.2:1 on a light card/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Use #/ }));
    await expect.element(page.getByText(/^4\.\d:1 on a light card: readable/)).toBeVisible();
    expect(page.getByText(/Hard to read/).elements()).toEqual([]);
  });

  it('reserves the size of each widget before it loads', async () => {
    await open();
    for (const tag of widgetTags) {
      const size = reservedSizeOf(tag);
      if (!size) continue;
      await userEvent.selectOptions(field('Widget'), tag);
      await vi.waitFor(() => expect(preview()?.localName).toBe(tag));
      const stage = preview()?.parentElement as HTMLElement;
      expect(getComputedStyle(stage).minHeight, tag).toBe(`${size.wide}px`);
    }
  });
});

describe('copying', () => {
  it('copies the snippet and says so until the snippet changes', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    await open('?widget=chat');
    await holds(block(), 'inspection-chat');
    await userEvent.click(block().getByRole('button', { name: 'Copy: Paste this' }));
    await expect.element(block().getByRole('status')).toHaveTextContent('Copied');
    expect(write).toHaveBeenCalledExactlyOnceWith(
      '<script type="module" src="https://inspector.example/embed/v1.js"></script>\n' +
        '<inspection-chat></inspection-chat>',
    );
    await userEvent.fill(field('Your name or company'), 'Jane');
    await expect.element(block().getByRole('status')).toHaveTextContent('');
  });

  it('selects the text where the clipboard is not allowed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    onTestFinished(() => write.mockRestore());
    await open('?widget=promo');
    await holds(block(), 'inspection-promo');
    await userEvent.click(block().getByRole('button', { name: 'Copy: Paste this' }));
    await expect
      .element(block().getByRole('status'))
      .toHaveTextContent('Selected: press Ctrl+C or ⌘C to copy');
    expect(String(window.getSelection())).toMatch(/^<script[\s\S]+<\/inspection-promo>$/);
  });
});

describe('recipes', () => {
  it('show React and Vue how to listen to an event of the chosen element', async () => {
    await open('?name=Jane');
    await recipe('React 19');
    await recipe('Vue 3');
    for (const { tag, events } of contract.elements) {
      await userEvent.selectOptions(field('Widget'), tag);
      const own = events.map(({ name }) => name);
      await holds(figure('A component'), `<${tag} partner="jane"`);
      await holds(figure('A template'), `<${tag} partner="jane"`);
      const listeners = [
        ...figure('A component')
          .element()
          .textContent.matchAll(/ on(inspection-[a-z-]+)=/g),
        ...figure('A template')
          .element()
          .textContent.matchAll(/ @(inspection-[a-z-]+)=/g),
      ].map(([, event]) => event);
      expect(listeners, tag).toHaveLength(own.length > 0 ? 2 : 0);
      expect(own, tag).toEqual(expect.arrayContaining(listeners));
    }
  });

  it('pin the loader and its files by digest, and name the import map in the policy', async () => {
    await open();
    await recipe('A strict content security policy, and files pinned by digest');
    const pinned = figure('The pinned loader');
    await holds(pinned, '"https://inspector.example/widgets/core-1.js": "sha384-C"');
    await holds(
      pinned,
      'src="https://inspector.example/embed/v1-3F9A01BC.js" integrity="sha384-L"',
    );
    await holds(figure('import map’s digest'), "script-src https://inspector.example 'sha256-M'");
  });
});
