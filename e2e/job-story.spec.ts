import type { BrowserContext, Page } from '@playwright/test';
import { startStripeDouble } from '#api/payments/testing/stripe-double.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { openBooking } from './fixtures/admin-bookings.ts';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from './fixtures/booking-steps.ts';
import { controlNames } from './fixtures/control-names.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test as base, OWNER_ADDRESS } from './fixtures/mail-test.ts';
import { expect, startShared } from './fixtures/test.ts';

const test = base.extend({
  server: async ({ store, mailServer }, use) => {
    const double = await store.share('Stripe', startStripeDouble, (stripe) => stripe.close());
    const { stripe } = double;
    const server = await startShared(store, { smtpPort: mailServer.port, stripe });
    double.sendEventsTo(`${server.url}/api/stripe/webhook`);
    await use(server);
  },
});
test.use({ storeName: 'job-story', viewport: { width: 390, height: 844 }, hasTouch: true });

const english = {
  bookedMail: 'Your inspection is booked',
  noReport: 'After the inspection',
  more: 'More about the visit',
  agentName: 'Agent making the booking',
  agentEmail: 'Agent’s email',
  time: '8:00 AM',
  fullName: 'Your full name',
  consent: /^I have read the agreement/,
  sign: 'Sign the agreement',
  signed: /^Signed by Grace Hopper/,
  pay: /^Pay \$\d+ online$/,
  paid: 'Your payment has arrived. Thank you.',
  toAgent: 'Jane Doe may follow the inspection',
  saved: 'Saved. Your agent may follow the inspection.',
  read: /^Read the report/,
};

const spanish: typeof english = {
  bookedMail: 'Su inspección está reservada',
  noReport: 'Después de la inspección',
  more: 'Más sobre la visita',
  agentName: 'Agente que hace la reserva',
  agentEmail: 'Correo electrónico del agente',
  time: '8:00 a.\u00a0m.',
  fullName: 'Su nombre completo',
  consent: /^Leí el contrato/,
  sign: 'Firmar el contrato',
  signed: /^Firmado por Grace Hopper/,
  pay: /^Pagar \$\d+ en línea$/,
  paid: 'Su pago llegó. Gracias.',
  toAgent: 'Jane Doe puede seguir la inspección',
  saved: 'Guardado. Su agente puede seguir la inspección.',
  read: /^Leer el reporte/,
};

const texts: Readonly<Record<Locale, typeof english>> = { en: english, es: spanish };

/** Counts the taps of a person from here on, on all pages of the context. */
async function countTaps(context: BrowserContext) {
  let taps = 0;
  await context.exposeBinding('countTap', () => {
    taps += 1;
  });
  await context.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    // A label's click is followed by one of its field, which has no detail.
    const count = (event: MouseEvent) => event.isTrusted && event.detail > 0 && countTap();
    addEventListener('click', count, true);
  });
  return {
    /** How many there were since it was last called. */
    restart() {
      const count = taps;
      taps = 0;
      return count;
    },
  };
}

/** The address of the first link of a mail to one of the site's pages that `path` begins. */
const linkIn = (html: string | false | undefined, path: string): string => {
  const found = new RegExp(`href="(https?://[^"]*${path}[^"]*)"`).exec(html || '')?.[1];
  if (!found) throw new Error(`The mail has no link to ${path}.`);
  return found.replaceAll('&amp;', '&');
};

const report = {
  name: '88 Elm Street.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

async function opened(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

for (const [nth, locale] of (['en', 'es'] as const).entries()) {
  test(`a job on phones, from a partner’s page to the report, in ${locale}`, async ({
    browser,
    page,
    context,
    host,
    mailServer,
  }) => {
    const words = texts[locale];
    const names = controlNames[locale];
    const client = { ...buyer, email: `grace-${locale}@example.com` };
    const agentEmail = `jane-${locale}@realty.example`;
    const taps = await countTaps(context);

    // The agent has a price and books on her own page.
    const body = ['quote', 'booking']
      .map(
        (name) =>
          `<inspection-${name} partner="jane-doe-realty" lang="${locale}"></inspection-${name}>`,
      )
      .join('');
    await page.goto(host.publish({ body }));
    await page.getByLabel(names.propertyType).selectOption('residential');
    await page.getByLabel(names.squareFootage).fill('2400');
    await page.getByRole('button', { name: names.calculate }).click();
    await page.getByRole('link', { name: names.book }).click();
    await chooseDay(page, nth + 5, locale);
    await chooseTime(page, words.time, locale);
    await fillDetails(page, client, locale);
    await page.getByText(words.more).click();
    await page.getByLabel(words.agentName).fill('Jane Doe');
    await page.getByLabel(words.agentEmail).fill(agentEmail);
    await confirm(page, locale);
    await expect(page.getByRole('heading', { name: names.booked })).toBeVisible();

    // The client signs and pays.
    const booked = await mailServer.next(client.email, words.bookedMail);
    taps.restart();
    await opened(page, linkIn(booked.parsed.html, '/appointment/'));
    const clientPage = page.url();
    await page.getByLabel(words.fullName).fill(client.name);
    await page.getByRole('checkbox', { name: words.consent }).check();
    await page.getByRole('button', { name: words.sign }).click();
    await expect(page.getByText(words.signed)).toBeVisible();
    expect(taps.restart(), 'to sign').toBe(2);
    await page.getByRole('button', { name: words.pay }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(words.paid)).toBeVisible();
    expect(taps.restart(), 'to pay, one of them on the page of Stripe’s double').toBe(2);
    await page.getByRole('checkbox', { name: words.toAgent }).check();
    await expect(page.getByText(words.saved)).toBeVisible();

    // The owner uploads the report from the notification's mail on.
    const owner = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await owner.newPage();
    const notice = await mailServer.next(OWNER_ADDRESS, 'New booking');
    const id = /bookings\/([\w-]+)/.exec(notice.parsed.text ?? '')?.[1] ?? '';
    await openBooking(phone, id);
    await phone.getByLabel('Upload the report').setInputFiles(report);
    await expect(phone.getByText('Report released', { exact: true })).toBeVisible();
    await expect(phone.getByText(/^The client can read it from/)).toBeVisible();

    // Nobody else sees it while the owner can take it back, as she does.
    await opened(page, clientPage);
    await expect(page.getByText(words.noReport, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words.read })).toHaveCount(0);
    await phone.getByRole('button', { name: /^Undo upload/ }).click();
    await expect(phone.getByText('Upload undone')).toBeVisible();
    await expect(phone.getByText('Ready for the report', { exact: true })).toBeVisible();
    await owner.close();
  });
}
