import type { APIRequestContext, Page } from '@playwright/test';
import { buyer } from './fixtures/booking-steps.ts';
import { freeTimes, weekdayAhead } from './fixtures/bookings.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'appointment-job', viewport: { width: 390, height: 844 } });

const own = { 'Sec-Fetch-Site': 'same-origin' };
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Has an agreement of the owner's own in a language. */
async function addAgreement(api: APIRequestContext, locale: 'en' | 'es', text: string) {
  const answer = await api.post('/api/agreement-templates', {
    data: { name: `Agreement ${locale}`, locale, inspectionTypes: [], text },
    headers: own,
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Books as a visitor; returns the booking's id and the path of its page. */
async function book(api: APIRequestContext, nth: number, more: Record<string, unknown>) {
  const date = weekdayAhead(today, nth);
  const [time] = await freeTimes(api, date);
  const quote = { propertyType: 'residential', squareFootage: 2400 };
  const answer = await api.post('/api/calendar/book', {
    data: { ...buyer, date, time, quote, ...more },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, manageUrl } = (await answer.json()) as { id: string; manageUrl: string };
  return { id, path: new URL(manageUrl).pathname };
}

/** Has the inspection paid by check and its report uploaded, as the owner does. */
async function finish(api: APIRequestContext, id: string) {
  const { due } = (await (await api.get(`/api/bookings/${id}/job`)).json()) as { due: number };
  const paid = await api.post(`/api/bookings/${id}/payments`, {
    data: { amount: due, method: 'check' },
    headers: own,
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  const report = await api.post(`/api/bookings/${id}/report`, {
    data: pdf,
    headers: { ...own, 'Content-Type': 'application/pdf', 'X-File-Name': '7%20Pecan%20Ct.pdf' },
  });
  expect(report.ok(), await report.text()).toBe(true);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test('a client signs, pays and reads the report on one page', async ({ page }) => {
  await signIn(page);
  await addAgreement(page.request, 'en', '# Agreement\n\nWe inspect {{address}} for {{total}}.');
  const { id, path } = await book(page.request, 1, {
    agentName: 'Jane Doe',
    agentEmail: 'jane@realty.example',
  });
  await open(page, path);
  await expect(page.getByRole('region', { name: 'Sign the agreement' })).toBeVisible();
  await expect(page.getByText(/^We inspect .* for \$356\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your full name').fill('Grace Okafor');
  await page.getByRole('checkbox', { name: /^I have read the agreement/ }).check();
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(page.getByText(/^Signed by Grace Okafor/)).toBeVisible();
  const copy = await page.request.get(`/api/appointments/${path.split('/').at(-1)}/agreement.pdf`);
  expect(copy.status(), await copy.text()).toBe(200);
  expect(copy.headers()['content-type']).toContain('application/pdf');
  await page.getByRole('checkbox', { name: 'Jane Doe may follow the inspection' }).check();
  await expect(page.getByText(/^Saved\. Your agent may/)).toBeVisible();
  const refused = await page.request.get(`/api/appointments/${path.split('/').at(-1)}/report.pdf`);
  expect(refused.status()).toBe(403);

  await finish(page.request, id);
  await open(page, path);
  await expect(page.getByRole('region', { name: 'Your report is ready' })).toBeVisible();
  await expect(page.getByText(/^\$356 by check/)).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Read the report/ }).click();
  expect((await file).suggestedFilename()).toBe('7 Pecan Ct.pdf');
});

test.describe('a price that changes', () => {
  // Signing an outdated text.
  test.use({ expectedMessages: /status of 409/ });

  test('while the client reads is signed as it then is', async ({ page }) => {
    await signIn(page);
    await addAgreement(page.request, 'en', '# Agreement\n\nWe inspect {{address}} for {{total}}.');
    const { id, path } = await book(page.request, 2, { email: 'second@example.com' });
    await open(page, path);
    await page.getByLabel('Your full name').fill('Grace Okafor');
    await page.getByRole('checkbox', { name: /^I have read the agreement/ }).check();
    const line = await page.request.post(`/api/bookings/${id}/lines`, {
      data: { label: 'Second air conditioner', amount: 2000 },
      headers: own,
    });
    expect(line.ok(), await line.text()).toBe(true);
    await page.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(page.getByText(/for \$376\.$/)).toBeVisible();
    await expect(page.getByLabel('Your full name')).toHaveValue('Grace Okafor');
    await page.getByRole('checkbox', { name: /^I have read the agreement/ }).check();
    await page.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(page.getByText(/^Signed by Grace Okafor/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Second air conditioner/ })).toContainText('$20');
  });
});

test.describe('in Spanish', () => {
  test('a client signs and reads the report', async ({ page }) => {
    await signIn(page);
    await addAgreement(
      page.request,
      'es',
      '# Contrato\n\nInspeccionamos {{address}} por {{total}}.',
    );
    const { id, path } = await book(page.request, 3, {
      email: 'tercera@example.com',
      locale: 'es',
    });
    await open(page, path);
    await expect(page.getByText(/^Inspeccionamos .* por \$356\.$/)).toBeVisible();
    await page.getByLabel('Su nombre completo').fill('Graciela Núñez');
    await page.getByRole('checkbox', { name: /^Leí el contrato/ }).check();
    await page.getByRole('button', { name: 'Firmar el contrato' }).click();
    await expect(page.getByText(/^Firmado por Graciela Núñez/)).toBeVisible();
    await finish(page.request, id);
    await open(page, path);
    await expect(page.getByRole('link', { name: /^Leer el reporte/ })).toBeVisible();
    await expectAccessible(page);
  });
});
