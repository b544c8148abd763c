import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { words as defaultTemplates } from '#domain/messages/default-templates.en.ts';
import { defaultTemplateIn } from '#domain/messages/default-templates.ts';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { TemplateScreen } from './template-screen.tsx';

const usual = defaultTemplates.booking_confirmed;
const own = { subject: 'See you {{date}}', text: 'We look forward to it.' };
let settings: ShownMessageSettings;
/** The answer to the next save, instead of the saved settings. */
let refusal: { status: number; body: object } | undefined;
const saved: unknown[] = [];

beforeEach(() => {
  saved.length = 0;
  refusal = undefined;
  settings = {
    revision: 4,
    off: [],
    reminderTime: '17:00',
    mailsPerPerson: 8,
    ownerEmail: '',
    templates: {},
    defaultOwnerEmail: 'hello@bluebonnet.example',
    isMailSetUp: true,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json(settings);
    const { revision, locale, ...words } = await request.json();
    if (pathname === '/api/messages/preview') {
      return Response.json({ ...words, to: 'maria@example.com', text: `Hello,\n\n${words.text}` });
    }
    saved.push({ pathname, revision, ...(locale && { locale }), ...words });
    if (refusal) {
      const headers = { 'Content-Type': 'application/problem+json' };
      return Response.json(refusal.body, { status: refusal.status, headers });
    }
    const templates = { booking_confirmed: words };
    const changed = locale ? { translations: { [locale]: templates } } : { templates };
    settings = { ...settings, revision: revision + 1, ...changed };
    return Response.json(settings);
  });
});

/** Mounts the screen again, as after a reload. */
function open(kind = 'booking_confirmed') {
  cleanup();
  return renderInAdmin(<Route path="/messages/:id" component={TemplateScreen} />, {
    path: `/messages/${kind}`,
    width: 343,
  });
}

const subject = page.getByLabelText('Subject');
const text = page.getByLabelText('Text');
const preview = page.getByRole('region', { name: 'Preview' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('previews the template while typing, saves it, and marks it as changed', async () => {
  const { host } = open();
  await expect.element(subject).toHaveValue(usual.subject);
  await expect.element(preview.getByText(usual.text, { exact: false })).toBeVisible();
  await expectAccessible(host);
  expect(host.scrollWidth).toBe(343);
  await fill(subject, own.subject);
  await fill(text, own.text);
  await expect.element(preview.getByText(/We look forward to it/)).toBeVisible();
  await expect.element(page.getByText('Your wording')).not.toBeInTheDocument();
  await click(button('Save wording'));
  await expect.element(page.getByText('Your wording')).toBeVisible();
  const pathname = '/api/messages/templates/booking_confirmed';
  expect(saved).toEqual([{ pathname, revision: 4, ...own }]);
  await expect.element(button('Save wording')).toHaveFocus();
});

it('has a wording of its own for clients who read Spanish', async () => {
  const usualInSpanish = defaultTemplateIn('es', 'booking_confirmed');
  settings = { ...settings, templates: { booking_confirmed: own } };
  const { host } = open();
  await expect.element(subject).toHaveValue(own.subject);
  await click(button('Spanish'));
  await expect.element(subject).toHaveValue(usualInSpanish.subject);
  await expect.element(page.getByText('Your wording')).not.toBeInTheDocument();
  await expectAccessible(host);
  await fill(subject, 'Nos vemos el {{date}}');
  await click(button('Save wording'));
  await expect.element(page.getByText('Your wording')).toBeVisible();
  const words = { locale: 'es', subject: 'Nos vemos el {{date}}', text: usualInSpanish.text };
  expect(saved).toMatchObject([words]);
  await click(button('English'));
  await expect.element(subject).toHaveValue(own.subject);
});

it('of a message to the owner there is English only', async () => {
  open('new_booking');
  await expect.element(subject).toBeVisible();
  await expect.element(button('Spanish')).not.toBeInTheDocument();
});

it('shows what is refused at its field, and keeps the text', async () => {
  const message = '{{day}} has no value in this message';
  const errors = [{ path: 'text', message }];
  refusal = { status: 422, body: { code: 'validation_failed', errors } };
  open();
  await fill(text, 'See you on {{day}}');
  await click(button('Save wording'));
  await expect.element(text).toHaveAccessibleDescription(message);
  await expect.element(text).toHaveValue('See you on {{day}}');
  await expect.element(text).toHaveFocus();
});

describe('a placeholder is inserted', () => {
  it('at the cursor of the field that was used last', async () => {
    open();
    await fill(subject, 'On , see you');
    (subject.element() as HTMLInputElement).setSelectionRange(3, 3);
    await click(button(/Day of the appointment/));
    await expect.element(subject).toHaveValue('On {{date}}, see you');
    await expect.element(subject).toHaveFocus();
    await expect.element(preview.getByText('On {{date}}, see you')).toBeVisible();
  });

  it('at the end of the text before a field was used', async () => {
    open();
    await click(button(/Business phone number/));
    await expect.element(text).toHaveValue(`${usual.text}{{phone}}`);
  });

  it('only if it has a value in such a message', async () => {
    open('request_received');
    await expect.element(button(/Kind of inspection/)).toBeVisible();
    await expect.element(button(/Day of the appointment/)).not.toBeInTheDocument();
  });
});

it('restores the default wording, and can undo that', async () => {
  settings = { ...settings, templates: { booking_confirmed: own } };
  open();
  await expect.element(text).toHaveValue(own.text);
  await click(button('Restore the default wording'));
  await expect.element(subject).toHaveValue(usual.subject);
  await click(button('Undo'));
  await expect.element(subject).toHaveValue(own.subject);
  await expect.element(text).toHaveValue(own.text);
  await click(button('Restore the default wording'));
  await click(button('Save wording'));
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(saved).toMatchObject([{ revision: 4, ...usual }]);
});

it('keeps unsaved text as a draft until it is discarded', async () => {
  open();
  await fill(text, 'Half a sen');
  open();
  await expect.element(text).toHaveValue('Half a sen');
  await expect.element(page.getByText(/This is your earlier draft/)).toBeVisible();
  await click(button('Discard it'));
  await expect.element(text).toHaveValue(usual.text);
});

it('shows both versions when the template was changed elsewhere', async () => {
  const current = { ...settings, revision: 9, templates: { booking_confirmed: own } };
  refusal = { status: 409, body: { code: 'edit_conflict', current } };
  open();
  await fill(subject, 'Mine');
  await click(button('Save wording'));
  await expect.element(page.getByText('A newer version was saved')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: own.text })).toBeVisible();
  refusal = undefined;
  await click(button('Save mine'));
  await expect.element(page.getByText('Your wording')).toBeVisible();
  expect(saved.at(-1)).toMatchObject({ revision: 9, subject: 'Mine' });
});

it('says so when there is no such kind', async () => {
  open('everything');
  await expect.element(page.getByText('There is no such message')).toBeVisible();
});
