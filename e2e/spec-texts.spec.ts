import {
  cities,
  email,
  expect,
  expectDescriptions,
  expectLinks,
  expectRequestForm,
  expectTexts,
  headings,
  main,
  options,
  phone,
  region,
} from './fixtures/page-texts.ts';
import { test } from './fixtures/test.ts';

/**
 * The texts, figures and targets of the specification, word for word, as they arrive without
 * scripts. They are typed here again on purpose: content that drifts from it fails.
 */
test.use({ javaScriptEnabled: false });

test('/', async ({ page }) => {
  await page.goto('/');

  await test.step('home has its sections in the order of the specification', async () => {
    await expect
      .soft(headings(main(page), 2))
      .toHaveText([
        'What you can rely on',
        "An inspection for every stage of a home's life",
        'One inspector who knows North Texas homes',
        'From your first click to your last question',
        'This is what you get',
        "In our clients' words",
        'All over the metroplex',
        'In figures',
        'Why people choose us',
        'Ready to know what you are buying?',
      ]);
  });

  await test.step('the hero of the home page has a headline and two buttons', async () => {
    const hero = region(page, 'Welcome');
    await expect.soft(headings(hero, 1)).toHaveText('Know the home before you own it');
    await expectLinks(hero, {
      'Get Instant Quote': '/instant-quote',
      'Call (972) 555-0148': phone,
    });
    await expect.soft(hero.getByRole('link')).toHaveCount(2);
    await expectTexts(hero, 'from $350');
  });

  await test.step('three trust badges claim license, cover, area and fast reports', async () => {
    const badges = region(page, 'What you can rely on');
    await expect
      .soft(headings(badges, 3))
      .toHaveText(['Licensed inspector', 'DFW coverage', 'Fast reports']);
    await expectTexts(badges, 'TREC #8544', 'Insured, with $1M errors and omissions cover');
    await expectTexts(badges, 'within 24 hours, often the same day, with photos and video');
  });

  await test.step('six service cards have a picture, a title, a description and features', async () => {
    const cards = region(page, "An inspection for every stage of a home's life");
    await expect
      .soft(headings(cards, 3))
      .toHaveText([
        'Residential Inspection',
        'Home Warranty Inspection',
        'Pre-Listing Inspection',
        'Pre-Purchase Inspection',
        'New Construction Inspection',
        'Annual Maintenance Inspection',
      ]);
    for (const card of await cards.locator('.home-service').all()) {
      await expect.soft(card.locator('img')).toHaveAttribute('src', /^\/art\/service-/);
      await expect.soft(card.getByRole('link')).toHaveAttribute('href', /^\/services#[a-z-]+$/);
      await expect.soft(card.locator('p')).toHaveText(/\w{3}.*\.$/);
      await expect.soft(card.getByRole('listitem')).toHaveCount(4);
    }
  });

  await test.step('the about block names license and commission', async () => {
    await expectTexts(
      region(page, 'One inspector who knows North Texas homes'),
      'TREC #8544, licensed by the Texas Real Estate Commission',
    );
  });

  await test.step('the process goes through four steps', async () => {
    const process = region(page, 'From your first click to your last question');
    await expect
      .soft(headings(process, 3))
      .toHaveText(['Schedule', 'Inspect', 'Report', 'Support']);
    await expectLinks(process, { 'Schedule an Inspection': '/calendar' });
    await expectTexts(process, 'scheduled within 48 hours', '2-4 hours', 'follow-up consultation');
  });

  await test.step('six testimonials tell who, where, what and when, and sum up to 5.0', async () => {
    const testimonials = region(page, "In our clients' words");
    await expectTexts(testimonials, '5.0 from 6 reviews');
    const cards = testimonials.getByRole('figure');
    await expect.soft(cards).toHaveCount(6);
    await expect.soft(testimonials.getByLabel('5 out of 5 stars')).toHaveCount(7);
    await expect.soft(cards.first()).toContainText('He showed me the crack');
    await expect.soft(cards.first()).toContainText('Nadia Brooks, Plano');
    await expect.soft(cards.first()).toContainText('Pre-Purchase Inspection · Oct 21, 2026');
  });

  await test.step('coverage and contact name counties, radius, cities, telephone and mail', async () => {
    const coverage = region(page, 'All over the metroplex');
    await expectTexts(coverage, 'Dallas, Tarrant and Collin counties, within about 50 miles');
    await expectTexts(coverage, 'scheduled within 48 hours', '7 days a week, 8:00 AM - 8:00 PM');
    await expectTexts(coverage, 'We answer within 2 hours');
    await expectLinks(coverage, { '(972) 555-0148': phone, 'hello@bluebonnet.example': email });
    await expect
      .soft(coverage.getByRole('list', { name: 'Cities served' }).getByRole('listitem'))
      .toHaveText(cities);
  });

  await test.step('the statistics band has four figures', async () => {
    const band = page.locator('section', {
      has: page.getByRole('heading', { name: 'In figures' }),
    });
    await expect.soft(band.locator('dd')).toHaveText(['500+', '24hr', '4.9', '7 days']);
    await expect
      .soft(band.locator('dt'))
      .toHaveText(['Homes inspected', 'Report delivery', 'Average rating', 'A week']);
  });

  await test.step('why-choose-us claims video, a price, 7 days a week and consultation', async () => {
    const reasons = region(page, 'Why people choose us');
    await expectTexts(
      reasons,
      'Photos and video',
      'Here 7 days a week',
      'A follow-up consultation',
    );
  });

  await test.step('the home page closes with a call for a quote', async () => {
    const closing = region(page, 'Ready to know what you are buying?');
    await expectLinks(closing, { 'Get Instant Quote': '/instant-quote', '(972) 555-0148': phone });
  });
});

test('/about', async ({ page }) => {
  await page.goto('/about');

  await test.step('about has an intro, and its license block says #8544', async () => {
    await expectTexts(region(page, 'Houses are all we do'), 'inspects homes in North Texas');
    const license = region(page, 'Licensed by the State of Texas');
    await expectTexts(license, 'Inspector license #8544', 'Texas Real Estate Commission');
    await expectTexts(license, '$1M errors and omissions cover');
  });

  await test.step('about has four core values', async () => {
    await expect
      .soft(headings(region(page, 'Four values, in every attic'), 3))
      .toHaveText(['Integrity', 'Client-Focused', 'Reliability', 'Excellence']);
  });

  await test.step('about lists 20 cities, 48 hours and same-day slots', async () => {
    const served = region(page, '20 cities, and the streets between them');
    await expect.soft(served.getByRole('listitem')).toHaveText(cities);
    await expectTexts(served, 'Most inspections can be scheduled within 48 hours');
    await expectTexts(served, 'Same-day slots are kept for urgent cases');
  });

  await test.step('about says why to choose the business', async () => {
    const reasons = region(page, 'Why choose Bluebonnet Home Inspections');
    await expect.soft(headings(reasons, 3)).toHaveCount(6);
    await expectTexts(reasons, 'Available 7 days a week');
  });
});

test('/contact', async ({ page }) => {
  await page.goto('/contact');

  await test.step('three contact cards call, mail and text', async () => {
    await expect.soft(headings(main(page), 1)).toHaveText('Talk to your inspector');
    const cards = region(page, 'Three ways to reach us');
    await expect.soft(headings(cards, 2)).toHaveText(['Call', 'Email', 'Text']);
    const targets = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect.soft(targets).toEqual([phone, email, 'sms:+19725550148']);
    await expectTexts(cards, 'Answered 7 days a week, 8:00 AM - 8:00 PM');
  });

  await test.step('the details name phone, mail, area, office hours and two buttons', async () => {
    const details = main(page).locator('.contact-details');
    await expectDescriptions(details, {
      Phone: '(972) 555-0148',
      Email: 'hello@bluebonnet.example',
      'Service area': 'Dallas-Fort Worth metroplex',
      'Monday - Friday': '8:00 AM - 6:00 PM',
      Saturday: '8:00 AM - 4:00 PM',
      Sunday: 'Emergency only',
    });
    await expectTexts(details, 'Business hours');
    await expectLinks(details, { 'Call Now': phone, 'Send Email': email });
  });

  await test.step('the contact form asks for every field of an inspection request', async () => {
    await expectRequestForm(page.getByRole('form', { name: 'Request an inspection' }));
  });

  await test.step('the second block has other hours, the telephone’s, and the service area', async () => {
    const block = region(page, 'When and where we inspect');
    await expectDescriptions(block, {
      'Monday - Saturday': '8:00 AM - 8:00 PM',
      Sunday: '10:00 AM - 6:00 PM',
      '7 days a week': '8:00 AM - 8:00 PM',
    });
    await expectTexts(block, 'Dallas, Tarrant and Collin counties, within about 50 miles');
  });

  await test.step('the contact page answers six questions, prices and promises included', async () => {
    const questions = region(page, 'What people ask before they call');
    await expect.soft(questions.getByRole('heading', { level: 3 })).toHaveCount(6);
    for (const text of ['within 48 hours', '2-4 hours', 'Within 24 hours', '$350-$600']) {
      await expect.soft(questions).toContainText(text);
    }
  });

  await test.step('the contact page closes with a call for the same day', async () => {
    const closing = region(page, 'Need an inspection today?');
    await expectLinks(closing, { '(972) 555-0148': phone });
    await expectTexts(closing, 'We keep room for emergencies');
  });
});

test('/quote', async ({ page }) => {
  await page.goto('/quote');

  await test.step('the quote page explains what affects a quote', async () => {
    const factors = region(page, 'What affects your quote');
    await expect
      .soft(headings(factors, 3))
      .toHaveText(['Property size', 'Property type', 'Add-ons', 'Location']);
    await expectTexts(factors, 'Homes within 30 miles are standard', 'about 50 miles');
  });

  await test.step('the quote page has the inspection request form of the contact page', async () => {
    await expectRequestForm(page.getByRole('form', { name: 'Request an inspection' }));
  });

  await test.step('the quote page closes with a call and a mail', async () => {
    const closing = region(page, 'Rather speak to a person?');
    await expectLinks(closing, { 'Send Email': email, '(972) 555-0148': phone });
  });
});

test('/instant-quote', async ({ page }) => {
  await page.goto('/instant-quote');
  const form = page.getByRole('form', { name: 'Instant quote' });

  await test.step('the instant quote has an intro and its benefits', async () => {
    await expect.soft(headings(main(page), 1)).toHaveText('Your inspection price, now');
    const benefits = region(page, 'No waiting, no surprises');
    await expect
      .soft(headings(benefits, 3))
      .toHaveText(['Every line shown', 'Worked out on your screen', 'Ready to book']);
  });

  await test.step('the calculator begins with two questions and the lowest price', async () => {
    await expect
      .soft(form.locator('label:visible'))
      .toHaveText(['Property type', 'Square footage']);
    await expectTexts(form, 'From $350');
    await form.getByText('Refine', { exact: true }).click();
  });

  await test.step('the calculator asks for every field but the attic', async () => {
    await expect
      .soft(form.locator('label:visible'))
      .toHaveText([
        'Property type',
        'Square footage',
        'Year built (optional)',
        'Stories',
        'Detached structures',
        'Preferred date (optional)',
        'Option period ends (optional)',
        'Pool or spa +$25',
        'Basement +$75',
        'Rush service +30%',
      ]);
    await expect.soft(form.locator('[type=submit]')).toHaveText('Calculate My Quote');
  });

  await test.step('the calculator offers types, stories and structures, and hints at the bounds', async () => {
    await expect
      .soft(options(form, 'Property type'))
      .toHaveText(['Select a property type', 'Residential', 'Condo', 'Townhome', 'Home Warranty']);
    await expect
      .soft(options(form, 'Stories'))
      .toHaveText(['1 story', '2 stories', '3 stories (+$50)', '4 stories (+$100)']);
    await expect
      .soft(options(form, 'Detached structures'))
      .toHaveText(['None', ...[1, 2, 3, 4].map((n) => new RegExp(`^${n} .*\\+\\$75 each`))]);
    await expectTexts(form, '500 to 50,000 sq ft', '1800 to 2030');
  });

  await test.step('three sample prices stand below the calculator, one most common', async () => {
    const samples = region(page, 'What others pay').getByRole('listitem');
    await expect
      .soft(samples)
      .toHaveText([
        /^Starter home\$3501,200 sq ft(?!.*Most common)/,
        /^Family home\$4502,500 sq ftMost common/,
        /^Luxury home\$5504,000 sq ft(?!.*Most common)/,
      ]);
  });

  await test.step('a table compares with what is common elsewhere', async () => {
    const table = region(page, 'How we compare').getByRole('table');
    await expect.soft(table.getByRole('columnheader')).toHaveText(['Us', 'Common elsewhere']);
    await expect.soft(table.getByRole('rowheader')).toHaveCount(7);
    await expectTexts(table, 'Within 24 hours, often same day', '7 days a week');
  });

  await test.step('the instant quote closes with an appointment and a call', async () => {
    const closing = region(page, 'Rather talk it through?');
    await expectLinks(closing, { 'Schedule an Inspection': '/calendar', '(972) 555-0148': phone });
  });
});

test('/maintenance-tips', async ({ page }) => {
  await page.goto('/maintenance-tips');
  const form = page.getByRole('form', { name: 'Maintenance tips' });

  await test.step('the maintenance form offers the ages, types, seasons and priorities', async () => {
    const values = async (label: string) =>
      (
        await options(form, label).evaluateAll((nodes) =>
          nodes.map((node) => (node as HTMLOptionElement).value),
        )
      ).filter(Boolean);
    expect.soft(await values('Home age')).toEqual(['0-5', '6-15', '16-30', '31-50', '50+']);
    expect
      .soft(await values('Home type'))
      .toEqual(['Single Family', 'Townhouse', 'Condo', 'Multi-family']);
    expect.soft(await values('Season')).toEqual(['Spring', 'Summer', 'Fall', 'Winter']);
    expect
      .soft(await values('Priority level'))
      .toEqual(['Preventive', 'Current Issues', 'Pre-Sale', 'Post-Purchase']);
  });

  await test.step('the location is ours from the start, and ten concerns can be chosen', async () => {
    await expect.soft(form.getByLabel('Location')).toHaveValue('Dallas-Fort Worth, TX');
    await expect
      .soft(form.getByRole('group', { name: /^Concerns/ }).locator('label'))
      .toHaveText([
        'HVAC System Issues',
        'Plumbing Problems',
        'Electrical Concerns',
        'Roof/Gutters',
        'Foundation Issues',
        'Windows/Doors',
        'Insulation/Energy Efficiency',
        'Exterior Maintenance',
        'Safety/Security',
        'Appliance Maintenance',
      ]);
    await expect.soft(form.getByRole('button', { name: 'Get Maintenance Tips' })).toBeVisible();
  });
});
