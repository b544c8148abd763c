import {
  expect,
  expectDescriptions,
  expectLinks,
  expectTexts,
  headings,
  main,
  phone,
  region,
} from './fixtures/page-texts.ts';
import { test } from './fixtures/test.ts';

/** As `spec-texts.spec.ts`: the pages that show what is stored. */
test.use({ javaScriptEnabled: false });

/** Shown with scripts only, without which it would do nothing. */
const hidden = { includeHidden: true } as const;

test('/blog', async ({ page }) => {
  await page.goto('/blog');

  await test.step('the blog has a search box, all categories in a sidebar and cards', async () => {
    const search = page.getByRole('searchbox', { name: 'Search articles', ...hidden });
    await expect.soft(search).toBeAttached();
    const buttons = region(page, 'Categories').getByRole('button');
    await expect.soft(buttons.first()).toHaveText('All Categories');
    expect.soft(await buttons.count()).toBeGreaterThan(3);
    await expect.soft(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the popular-articles panel leads to five articles', async () => {
    const panel = page.getByRole('complementary', { name: 'Popular articles' });
    await expect.soft(panel.getByRole('link')).toHaveCount(5);
    for (const link of await panel.getByRole('link').all()) {
      await expect.soft(link).toHaveAttribute('href', /^\/blog\/[a-z-]+$/);
    }
  });

  await test.step('article cards stand in two columns, the categories beside them', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const cards = region(page, 'Articles').locator('.blog-card');
    const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
    const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0 });
    expect.soft(second?.y).toBe(first?.y);
    expect.soft(second?.x).toBeGreaterThan(first?.x ?? 0);
    expect.soft(third?.x).toBe(first?.x);
    const sidebar = await region(page, 'Categories').boundingBox();
    expect.soft(sidebar?.x).not.toBe(first?.x);
  });
});

test('/blog/hail-and-your-roof', async ({ page }) => {
  await page.goto('/blog/hail-and-your-roof');
  const article = page.getByRole('article');

  await test.step('an article has badges, title, excerpt, date, read time and a share button', async () => {
    await expect
      .soft(article.locator('.blog-badges > *'))
      .toHaveText(['Roofs and Weather', 'hail', 'roof', 'insurance']);
    await expect
      .soft(headings(article, 1))
      .toHaveText('What Hail Does to a North Texas Roof, and Where to Look First');
    await expectTexts(article, 'A bruised shingle can keep the rain out for two more years');
    await expectTexts(article, 'Mar 10, 2026', /\d+ min read/);
    await expect.soft(article.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  await test.step('an article has its picture and its text', async () => {
    const picture = article.getByRole('img', { name: /^Hailstones falling/ });
    await expect.soft(picture).toHaveAttribute('src', '/articles/hail-and-your-roof.svg');
    expect.soft(await article.locator('.article-text h2').count()).toBeGreaterThanOrEqual(3);
  });

  await test.step('an article ends in links to the instant quote and the contact page', async () => {
    await expectLinks(article.locator('footer'), {
      'Get Instant Quote': '/instant-quote',
      'Contact Us': '/contact',
    });
  });
});

test('/reviews', async ({ page }) => {
  await page.goto('/reviews');

  await test.step('four tiles sum up rating, customers, license and experience', async () => {
    await expect
      .soft(region(page, 'In figures').getByRole('listitem'))
      .toHaveText([
        '4.9 Average rating',
        '150+ Happy customers',
        '#8544 TREC inspector license',
        '5+ Years experience',
      ]);
  });

  await test.step('the profile has name, address, telephone, website and weekly hours', async () => {
    const profile = region(page, 'Bluebonnet Home Inspections');
    await expectTexts(profile, '12 Bluebonnet Lane, Dallas, TX 75200', '4.9', '150 reviews');
    await expectLinks(profile, {
      '(972) 555-0148': phone,
      'bluebonnet.example': 'https://bluebonnet.example',
    });
    await expectDescriptions(profile, {
      'Monday - Friday': '8:00 AM - 6:00 PM',
      Saturday: '9:00 AM - 4:00 PM',
      Sunday: 'Closed',
    });
  });

  await test.step('the profile leads to writing a review, a map and all reviews', async () => {
    const profile = region(page, 'Bluebonnet Home Inspections');
    for (const [name, address] of [
      ['Write a Review', /writereview/],
      ['View on Google Maps', /\/maps\//],
      ['See all reviews', /^#/],
    ] as const) {
      await expect.soft(profile.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  await test.step('three recent reviews stand under a badge that counts them', async () => {
    const profile = region(page, 'Bluebonnet Home Inspections');
    await expectTexts(profile, 'Recent reviews', '3 shown', '3 weeks ago');
    await expect.soft(profile.locator('blockquote')).toHaveCount(3);
  });

  await test.step('reviews from all platforms have an overall rating and filters', async () => {
    const wall = region(page, 'Customer reviews');
    await expect.soft(headings(wall, 2)).toHaveText('Reviews From All Platforms');
    await expectTexts(wall, '4.9', /\d+ reviews/);
    for (const name of ['All Reviews', 'Google', 'Yelp', 'Facebook', "Angie's List"]) {
      await expect.soft(wall.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });

  await test.step('three points say why to choose the business', async () => {
    const reasons = region(page, 'Why Choose Bluebonnet Home Inspections');
    await expect.soft(headings(reasons, 3)).toHaveCount(3);
  });
});

test('/calendar', async ({ page }) => {
  await page.goto('/calendar');

  await test.step('the calendar has a title for scheduling and four notes in its hero', async () => {
    await expect.soft(page).toHaveTitle(/^Schedule a Home Inspection Online/);
    const notes = region(page, 'Schedule your inspection');
    await expect
      .soft(headings(notes, 2))
      .toHaveText([
        '2-3 hours on site',
        'Report within 24 hours',
        'Free to reschedule',
        'Licensed inspector',
      ]);
    await expectTexts(notes, 'Give us 24 hours of notice', '$1M errors and omissions cover');
  });

  await test.step('the calendar has the booking widget, what to expect and inspection types', async () => {
    await expect.soft(page.getByRole('button', { name: 'Book This Appointment' })).toBeVisible();
    const expected = page.getByRole('complementary', { name: 'What to Expect' });
    await expect.soft(expected.getByRole('listitem')).toHaveCount(5);
    await expect
      .soft(headings(region(page, 'Inspection Types'), 3))
      .toHaveText(['Residential', 'Home Warranty', 'Pre-Listing']);
  });
});

test('/faq', async ({ page }) => {
  await page.goto('/faq');

  await test.step('the FAQ has its filter, a count, both buttons and all its questions', async () => {
    await expect
      .soft(page.getByRole('group', { name: 'Category', ...hidden }).getByRole('button', hidden))
      .toHaveText([
        'All Questions',
        'General',
        'Process & Timeline',
        'Cost & Pricing',
        "What's Included",
        'Scheduling',
        'DFW Specific',
        'Reports & Follow-up',
      ]);
    await expectTexts(main(page), '45 questions');
    for (const name of ['Expand All', 'Collapse All']) {
      await expect.soft(page.getByRole('button', { name, ...hidden })).toBeAttached();
    }
    await expect.soft(main(page).locator('details')).toHaveCount(45);
  });

  await test.step('the FAQ ends in a call, an instant quote and a message', async () => {
    await expectLinks(region(page, 'Your question is not here?'), {
      '(972) 555-0148': phone,
      'Get Instant Quote': '/instant-quote',
      'Send a Message': '/contact',
    });
  });
});
