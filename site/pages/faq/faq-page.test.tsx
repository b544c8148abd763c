import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faqItems } from '#domain/content/faq/faq.ts';
import { faqCategories } from '#domain/content/faq/faq-item.ts';
import '#site/styles/all-styles.ts';
import { App } from '#site/app.tsx';
import { hydrate } from '#site/hydration/hydrate.tsx';
import { routeOf } from '#site/routing/routes.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';

const before = window.location.href;
let served: HTMLElement;

/** The page as the server sends it. */
async function serve(address: string) {
  window.history.replaceState(null, '', address);
  await routeOf('/faq')?.load();
  served = document.createElement('div');
  served.innerHTML = renderToString(<App path="/faq" data={{}} />);
  document.body.append(served);
}

async function open(address: string) {
  await serve(address);
  const root: Root = await hydrate(served, '/faq');
  onTestFinished(() => root.unmount());
}

const main = () => served.querySelector('main') as HTMLElement;
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const entry = (id: string) => document.getElementById(id)?.closest('details');
const shown = () =>
  [...document.querySelectorAll('details')].filter((each) => each.checkVisibility());
const openCount = () => document.querySelectorAll('details[open]').length;
const count = page.getByRole('main').getByRole('status');

beforeEach(() => page.viewport(1200, 900));
afterEach(() => window.history.replaceState(null, '', before));

describe('the questions as the server sends them', () => {
  it('are all there, and open without a script', async () => {
    await serve('/faq');
    expect(shown()).toHaveLength(45);
    await userEvent.click(page.getByText('Can a house fail its inspection?'));
    await userEvent.click(page.getByText('Are you licensed and insured?'));
    expect(openCount()).toBe(2);
  });

  it('stay open when the scripts come, and can then be collapsed', async () => {
    await serve('/faq');
    await userEvent.click(page.getByText('Can a house fail its inspection?'));
    const root = await hydrate(served, '/faq');
    onTestFinished(() => root.unmount());
    expect(entry('can-a-house-fail')?.open).toBe(true);
    await userEvent.click(button('Collapse All'));
    expect(openCount()).toBe(0);
  });
});

describe('the category filter', () => {
  it('begins with all questions', async () => {
    await open('/faq');
    const choices = page.getByRole('group', { name: 'Category' }).getByRole('button').elements();
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'All Questions',
      ...faqCategories.map(({ name }) => name),
    ]);
    await expect.element(button('All Questions')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(count).toHaveTextContent('45 questions');
  });

  it.each(faqCategories)('shows and counts what is under $name', async ({ slug, name }) => {
    await open('/faq');
    await userEvent.click(button(name));
    const expected = faqItems.filter(({ category }) => category === slug);
    await expect.element(count).toHaveTextContent(`${expected.length} questions`);
    expect(shown()).toHaveLength(expected.length);
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('All Questions')).toHaveAttribute('aria-pressed', 'false');
  });

  it('stands in the address, with where the visitor came from', async () => {
    await open('/faq?partner=jane-doe');
    await userEvent.click(button('Cost & Pricing'));
    await vi.waitFor(() =>
      expect(window.location.search).toBe('?category=cost-pricing&partner=jane-doe'),
    );
    await userEvent.click(button('All Questions'));
    await vi.waitFor(() => expect(window.location.search).toBe('?partner=jane-doe'));
  });

  it('is read from the address', async () => {
    await open('/faq?category=scheduling');
    await expect.element(count).toHaveTextContent('6 questions');
  });

  it('shows all for a category that does not exist', async () => {
    await open('/faq?category=nothing');
    await expect.element(button('All Questions')).toHaveAttribute('aria-pressed', 'true');
    expect(shown()).toHaveLength(45);
  });

  it('works by keyboard', async () => {
    await open('/faq');
    await userEvent.click(page.getByLabelText('Find a word'));
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(button('General')).toHaveFocus();
    await expect.element(count).toHaveTextContent('6 questions');
  });

  it('brings the list back into view from far down the page', async () => {
    await open('/faq');
    await userEvent.click(button('Expand All'));
    window.scrollTo(0, 4000);
    (button('DFW Specific').element() as HTMLElement).click();
    await expect.element(count).toHaveTextContent('8 questions');
    expect(count.element().getBoundingClientRect().top).toBeGreaterThan(0);
  });
});

describe('Expand All and Collapse All', () => {
  it('open and close all questions', async () => {
    await open('/faq');
    await userEvent.click(button('Expand All'));
    expect(openCount()).toBe(45);
    await userEvent.click(button('Collapse All'));
    expect(openCount()).toBe(0);
  });

  it('leave alone what the filter hides, which keeps its state until it is back', async () => {
    await open('/faq');
    await userEvent.click(button('Scheduling'));
    await expect.element(count).toHaveTextContent('6 questions');
    await userEvent.click(button('Expand All'));
    expect(openCount()).toBe(6);

    await userEvent.click(button('General'));
    await expect.element(page.getByText('Can a house fail its inspection?')).toBeVisible();
    await userEvent.click(page.getByText('Can a house fail its inspection?'));
    await userEvent.click(button('Collapse All'));
    expect(openCount()).toBe(6);

    await userEvent.click(button('All Questions'));
    await expect.element(count).toHaveTextContent('45 questions');
    expect(entry('how-soon')?.open).toBe(true);
    expect(entry('can-a-house-fail')?.open).toBe(false);
  });

  it('open all answers within a tenth of a second', async () => {
    await open('/faq');
    const begun = performance.now();
    (button('Expand All').element() as HTMLElement).click();
    document.body.getBoundingClientRect();
    expect(performance.now() - begun).toBeLessThan(100);
  });
});

describe('the search for a word', () => {
  it('finds it in questions and answers, within the category', async () => {
    await open('/faq');
    await userEvent.fill(page.getByLabelText('Find a word'), 'Zinsco');
    await expect.element(count).toHaveTextContent('1 question');
    expect(shown()).toEqual([entry('sixties-and-seventies')]);
    await userEvent.click(button('General'));
    await expect.element(count).toHaveTextContent('0 questions');
  });

  it('leads back to all questions when there is none', async () => {
    await open('/faq?category=general');
    await userEvent.fill(page.getByLabelText('Find a word'), 'submarine');
    await userEvent.click(button('Show All Questions'));
    await expect.element(count).toHaveTextContent('45 questions');
    await expect.element(page.getByLabelText('Find a word')).toHaveValue('');
    await expect.element(page.getByLabelText('Find a word')).toHaveFocus();
  });
});

describe('a link to one question', () => {
  const inView = (id: string) => {
    const top = entry(id)?.querySelector('h3')?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < window.innerHeight;
  };

  it('opens and shows it', async () => {
    await open('/faq#hail');
    await vi.waitFor(() => expect(entry('hail')?.open).toBe(true));
    await vi.waitFor(() => expect(inView('hail')).toBe(true));
    expect(openCount()).toBe(1);
  });

  it('works from the page itself too', async () => {
    await open('/faq');
    window.location.hash = '#mud-and-pid';
    await vi.waitFor(() => expect(inView('mud-and-pid')).toBe(true));
    expect(entry('mud-and-pid')?.open).toBe(true);
  });

  it('wins over a category that would hide it, until another one is chosen', async () => {
    await open('/faq?category=general#hail');
    await vi.waitFor(() => expect(inView('hail')).toBe(true));
    await expect.element(count).toHaveTextContent('45 questions');
    await userEvent.click(button('General'));
    await expect.element(count).toHaveTextContent('6 questions');
  });
});

it('has nothing that axe would find, closed or open', async () => {
  await open('/faq');
  await expectAccessible(main());
  await userEvent.click(button('Expand All'));
  await expectAccessible(main());
});
