import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { headingsOf, openPage } from '#site/testing/open-page.tsx';

beforeEach(() => page.viewport(1200, 900));

const section = (name: string) => page.getByRole('region', { name, exact: true });
const titles = (name: string) =>
  section(name)
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

describe('the services page', () => {
  it('has its sections in the order of the specification', async () => {
    const main = await openPage('/services');
    expect(headingsOf(main).filter((heading) => !heading.startsWith('h3'))).toEqual([
      'h1 Home inspection services',
      'h2 Six ways to know a home',
      'h2 See it, do not just read it',
      'h2 What every inspection covers',
      'h2 What you receive',
      'h2 This is what you get',
      'h2 How it goes, in four steps',
      'h2 Important information',
      'h2 Prices at a glance',
      'h2 Which inspection is yours?',
    ]);
  });

  it('has each service at an anchor of its own', async () => {
    const main = await openPage('/services');
    const anchors = [...main.querySelectorAll('li[id]')];
    expect(anchors.map(({ id }) => id)).toEqual([
      'residential',
      'warranty',
      'pre-listing',
      'pre-purchase',
      'new-construction',
      'maintenance',
    ]);
    expect(anchors.map((each) => each.querySelector('h3')?.textContent)).toEqual(
      titles('Six ways to know a home'),
    );
  });

  it('covers the six categories, each with what is looked at', async () => {
    await openPage('/services');
    expect(titles('What every inspection covers')).toEqual([
      'Structural',
      'Exterior',
      'Electrical',
      'Plumbing',
      'HVAC',
      'Interior',
    ]);
    const lists = section('What every inspection covers').getByRole('list').elements();
    expect(lists.slice(1).map((list) => list.children.length)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('says what the client receives, and by when the video is there', async () => {
    await openPage('/services');
    expect(titles('What you receive')).toEqual([
      'Written report',
      'Photos',
      'Video reports',
      'Same-day delivery',
      'Consultation',
    ]);
    expect(titles('See it, do not just read it')).toContain('Ready by 6:30 PM');
  });

  it('goes through four steps, of which the inspection takes 2-4 hours', async () => {
    await openPage('/services');
    const steps = section('How it goes, in four steps').getByRole('listitem').elements();
    expect(steps).toHaveLength(4);
    expect(steps[1]?.textContent).toContain('Inspections typically take 2-4 hours');
  });

  it('says what an inspection is not', async () => {
    await openPage('/services');
    const notice = section('Important information');
    for (const text of ['take nothing apart', 'standards of practice', 'wood-destroying-insect']) {
      await expect.element(notice.getByText(text, { exact: false })).toBeVisible();
    }
  });

  it('gives the ranges for a first idea, and leads to the exact prices', async () => {
    await openPage('/services');
    const prices = section('Prices at a glance').getByRole('definition').elements();
    expect(prices.map((price) => price.textContent)).toEqual(['$350-400', '$400-500', '$500-550']);
    await expect
      .element(section('Prices at a glance').getByRole('link', { name: 'price table' }))
      .toHaveAttribute('href', '/pricing');
  });

  it.each([
    ['Get Your Quote', '/quote'],
    ['Schedule Now', '/contact'],
  ])('closes with %s to %s', async (name, href) => {
    const main = await openPage('/services');
    const link = [...main.querySelectorAll('a')].find((each) => each.textContent === name);
    expect(link?.getAttribute('href')).toBe(href);
  });
});
