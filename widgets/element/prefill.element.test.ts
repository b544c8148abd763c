import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { click } from '#ui/testing/act.ts';
import { define as defineBooking } from '#widgets/booking/booking.element.ts';
import { chooseDay } from '#widgets/booking/testing/fill-in-booking.ts';
import { button, time } from '#widgets/booking/testing/locators.ts';
import { define as defineContact } from '#widgets/contact/contact.element.ts';
import { mountElement } from './testing/mount-element.ts';

defineBooking(async () => defaultBusiness);
defineContact(async () => defaultBusiness);

const known = {
  'prefill-name': 'Mary Ann Quillfeather',
  'prefill-email': 'ada@quillfeather.example',
  'prefill-phone': '972-555-0101',
  'prefill-address': '12 Cedar Elm Rd, Plano, TX',
};
const mount = (tag: string, attributes: Record<string, string> = known) => {
  const given = Object.entries(attributes).map(([name, text]) => ` ${name}="${text}"`);
  return mountElement(tag, `<${tag} api-base="${inject('apiBase')}"${given.join('')}></${tag}>`);
};
const field = (label: string) => page.getByLabelText(label);
const expectTexts = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    await expect.element(field(label)).toHaveValue(text);
  }
};

beforeEach(() => document.body.replaceChildren());

describe('<inspection-contact>', () => {
  test('begins with what the page knows; the last word of the name is the last name', async () => {
    mount('inspection-contact');
    await expectTexts({
      'First name': 'Mary Ann',
      'Last name': 'Quillfeather',
      Email: 'ada@quillfeather.example',
      Phone: '972-555-0101',
      'Property address': '12 Cedar Elm Rd, Plano, TX',
    });
  });

  test('keeps what the visitor typed or deleted when the page learns more', async () => {
    const element = mount('inspection-contact', { 'prefill-phone': '972-555-0101' });
    await field('First name').fill('Maria');
    await field('Phone').fill('');
    for (const [name, text] of Object.entries(known)) element.setAttribute(name, text);
    await expectTexts({
      'First name': 'Maria',
      'Last name': 'Quillfeather',
      Email: 'ada@quillfeather.example',
      Phone: '',
    });
  });

  test('follows a text that changes, as long as the visitor has left it alone', async () => {
    const element = mount('inspection-contact');
    await expectTexts({ Email: 'ada@quillfeather.example' });
    element['prefillEmail'] = 'mary@quillfeather.example';
    await expectTexts({ Email: 'mary@quillfeather.example' });
  });

  test('is filled in again for another request', async () => {
    mount('inspection-contact');
    await field('Inspection type').selectOptions('residential');
    await click(page.getByRole('button', { name: 'Submit Request' }));
    await click(page.getByRole('button', { name: 'Send another request' }));
    await expectTexts({ 'First name': 'Mary Ann', Phone: '972-555-0101' });
  });
});

test('<inspection-booking> shows it in the form', async () => {
  mount('inspection-booking');
  await chooseDay();
  await click(time('3:00 PM'));
  await click(button('Book This Appointment'));
  await expectTexts({
    Name: 'Mary Ann Quillfeather',
    Email: 'ada@quillfeather.example',
    Phone: '972-555-0101',
    'Property address': '12 Cedar Elm Rd, Plano, TX',
  });
});

test.each([
  ['prefill-name', 'A'.repeat(201)],
  ['prefill-email', 'ada at quillfeather'],
  ['prefill-phone', '555'],
  ['prefill-address', 'B'.repeat(301)],
])(
  'a %s that the form would refuse is ignored, and the console does not repeat it',
  (name, text) => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    mount('inspection-contact', { [name]: text });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`<inspection-contact> expects ${name} to be`),
    );
    expect(warn.mock.calls.join()).not.toContain(text);
    warn.mockClear();
  },
);

test('none of it appears in a URL or in other elements’ markup', async () => {
  mount('inspection-contact');
  await expectTexts({ 'First name': 'Mary Ann' });
  expect(location.href).not.toContain('quillfeather');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.join()).not.toMatch(/quillfeather/i);
});
