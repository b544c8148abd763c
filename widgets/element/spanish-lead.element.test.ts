import { expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ownApiPerTest } from '#client/testing/own-api.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { click } from '#ui/testing/act.ts';
import { define as defineBooking } from '#widgets/booking/booking.element.ts';
import { define as defineContact } from '#widgets/contact/contact.element.ts';
import { mountElement } from './testing/mount-element.ts';

defineBooking(async (locale) => defaultBusinessIn(locale));
defineContact(async (locale) => defaultBusinessIn(locale));

const ownApi = ownApiPerTest();
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });

const field = (label: string) => page.getByLabelText(label, { exact: true });

async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values)) await field(label).fill(text);
}

/** Sends the request of a client in Spanish. */
async function sendRequest(apiBase: string) {
  mountElement(
    'inspection-contact',
    `<div lang="es-MX"><inspection-contact api-base="${apiBase}"></inspection-contact></div>`,
  );
  await heading('Solicite una inspección').findElement();
  await fill({
    Nombre: 'María',
    Apellido: 'González',
    'Correo electrónico': 'maria@example.com',
    Teléfono: '(972) 555-0100',
    'Dirección de la propiedad': '1204 Bluebonnet Ln, Plano, TX 75023',
  });
  await page.getByLabelText('Tipo de inspección').selectOptions('warranty');
  await click(button('Enviar solicitud'));
}

test('an appointment booked in Spanish is stored in Spanish: its page is the Spanish one', async () => {
  document.body.replaceChildren();
  mountElement(
    'inspection-booking',
    `<inspection-booking lang="es" api-base="${ownApi()}"></inspection-booking>`,
  );
  await click(button('Mes siguiente'));
  await click(page.getByRole('gridcell', { name: /\d$/ }).nth(8));
  await click(page.getByRole('radio', { name: '8:00 a. m.' }));
  await click(button('Reservar esta cita'));
  await fill({
    Nombre: 'María González',
    'Correo electrónico': 'maria@example.com',
    Teléfono: '(972) 555-0100',
    'Dirección de la propiedad': '12 Main Street, Plano, TX 75023',
  });
  await click(button('Confirmar la reserva'));
  await heading('Su cita está reservada').findElement();
  const link = page.getByRole('link', { name: 'Cambiarla o cancelarla' }).element();
  expect(link.getAttribute('href')).toMatch(/\/es\/appointment/);
});

test('a request in Spanish carries its language, and asks for an answer in it', async () => {
  document.body.replaceChildren();
  const calls: Request[] = [];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const call = new Request(input, init);
    if (call.url.endsWith('/api/contact')) calls.push(call.clone());
    return fetch(call);
  });
  await sendRequest(ownApi());
  await heading('¡Gracias!').findElement();
  expect(calls).toHaveLength(1);
  expect(await calls[0]?.json()).toMatchObject({ locale: 'es' });
  expect(calls[0]?.headers.get('Accept-Language')).toBe('es');
});

test('a refusal of the server is in Spanish, and everything typed stays', async () => {
  document.body.replaceChildren();
  const apiBase = inject('limitedApiBase');
  const status = async () => (await fetch(`${apiBase}/api/contact`, { method: 'POST' })).status;
  while ((await status()) !== 429);
  await sendRequest(apiBase);
  await expect
    .element(page.getByText(/Intente de nuevo en \d+ (segundos?|minutos?)/).first())
    .toBeVisible();
  await expect.element(field('Nombre')).toHaveValue('María');
});
