import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { faqItems as itemsOf } from '#domain/content/faq/faq.ts';
import { faqCategories as categories } from '#domain/content/faq/faq-item.ts';
import { hydratePage, servePage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';

const faqItems = itemsOf(defaultBusiness);
const faqCategories = textsOf(categories, defaultBusiness);

let served: HTMLElement;

const serve = async (address: string) => {
  served = await servePage(address);
};

const open = async (address: string) => {
  await serve(address);
  await hydratePage(served);
};

const main = () => served.querySelector('main') as HTMLElement;
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const entry = (id: string) => document.getElementById(id)?.closest('details');
const shown = () =>
  [...document.querySelectorAll('details')].filter((each) => each.checkVisibility());
const openCount = () => document.querySelectorAll('details[open]').length;
const count = page.getByRole('main').getByRole('status');

beforeEach(() => page.viewport(1200, 900));

describe('the questions as the server sends them', () => {
  it('are all there, and open without a script', async () => {
    await serve('/faq');
    expect(shown()).toHaveLength(45);
    await userEvent.click(page.getByText('Can a house fail its inspection?'));
    await userEvent.click(page.getByText('Are you licensed?'));
    expect(openCount()).toBe(2);
  });

  it('stay open after hydration, and can then be collapsed', async () => {
    await serve('/faq');
    await userEvent.click(page.getByText('Can a house fail its inspection?'));
    await hydratePage(served);
    expect(entry('can-a-house-fail')?.open).toBe(true);
    await userEvent.click(button('Collapse All'));
    expect(openCount()).toBe(0);
  });
});

it('an answer unfolds to its whole height', async () => {
  await open('/faq');
  const details = entry('can-a-house-fail') as HTMLDetailsElement;
  const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
  const closed = heightOf(details);
  await userEvent.click(page.getByText('Can a house fail its inspection?'));
  const answer = document.getElementById('can-a-house-fail') as HTMLElement;
  await vi.waitFor(() => expect(heightOf(details)).toBeCloseTo(closed + heightOf(answer), 1));
  const content = getComputedStyle(details, '::details-content');
  expect(content.transitionProperty).toContain('block-size');
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

  it('shows and counts what is under each category', async () => {
    await open('/faq');
    for (const { slug, name } of faqCategories) {
      await userEvent.click(button(name));
      const expected = faqItems.filter(({ category }) => category === slug);
      await expect.element(count).toHaveTextContent(`${expected.length} questions`);
      await expect.poll(() => shown().length, { message: name }).toBe(expected.length);
      await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
      await expect.element(button('All Questions')).toHaveAttribute('aria-pressed', 'false');
    }
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

  it('scrolls the new list into view from far down the page', async () => {
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

  it('leave filtered-out questions as they are', async () => {
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

  it('overrides a category that would hide it, until another one is chosen', async () => {
    await open('/faq?category=general#hail');
    await vi.waitFor(() => expect(inView('hail')).toBe(true));
    await expect.element(count).toHaveTextContent('45 questions');
    await userEvent.click(button('General'));
    await expect.element(count).toHaveTextContent('6 questions');
  });
});

it('is accessible, closed and open', async () => {
  await open('/faq');
  await expectAccessible(main());
  await userEvent.click(button('Expand All'));
  await expectAccessible(main());
});
