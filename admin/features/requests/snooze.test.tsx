import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, problem, serveApi } from '#admin/testing/serve-api.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { toastStore } from '#ui/page-toasts/toast-store.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '#ui/dialog/dialog.css';
import './requests.css';
import { WaitingList } from './waiting-list.tsx';

// Monday, 10 in the morning in Texas.
beforeEach(() => vi.setSystemTime('2026-11-23T16:00:00Z'));

const onChange = vi.fn<(request: ContactRequest) => void>();

function show(
  fields: Partial<ContactRequest> = {},
  answer?: Answer<'PATCH /api/contact-requests/:id'>,
) {
  onChange.mockClear();
  const request = sampleRequest({ createdAt: '2026-11-23T12:50:00.000Z', ...fields });
  const { calls } = serveApi({
    'PATCH /api/contact-requests/:id': answer ?? (() => ({ ...request, revision: 2 })),
  });
  const view = renderInHost(
    <WaitingList title="Waiting" requests={[request]} onChange={onChange} />,
    { width: 343 },
  );
  return { ...view, calls };
}

const card = page.getByRole('article', { name: 'Maria Delgado' });
const dialog = page.getByRole('dialog', { name: 'Call Maria Delgado back' });
const snooze = () => click(page.getByRole('button', { name: 'Snooze Maria Delgado' }));

describe('a request that waits', () => {
  it.each<[string, Partial<ContactRequest>]>([
    ['Waiting for 3 h 10 min', {}],
    ['Just came in', { createdAt: '2026-11-23T16:00:30.000Z' }],
    ['Callback due 25 min ago', { callBackAt: '2026-11-23T15:35:00.000Z' }],
    ['Call back now', { callBackAt: '2026-11-23T16:00:00.000Z' }],
  ])('says %s', async (text, fields) => {
    show(fields);
    await expect.element(card).toMatchTextContent(text);
  });

  it('can be called, texted and answered with one tap each', async () => {
    const { calls, host } = show();
    const link = (name: string) => card.getByRole('link', { name });
    await expect.element(link('Call Maria Delgado')).toHaveAttribute('href', 'tel:+12145550110');
    await expect.element(link('Text Maria Delgado')).toHaveAttribute('href', 'sms:+12145550110');
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
    await click(page.getByRole('button', { name: 'Mark Maria Delgado as contacted' }));
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(calls).toMatchObject([
      {
        call: 'PATCH /api/contact-requests/r1',
        body: { revision: 1, status: 'contacted', callBackAt: null },
      },
    ]);
  });

  it('can be undone from the toast, although it has left the list', async () => {
    const { calls, unmount } = show();
    await click(page.getByRole('button', { name: 'Mark Maria Delgado as contacted' }));
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    unmount();
    toastStore.getState().toast?.action?.onAct();
    await expect
      .poll(() => calls.at(-1)?.body)
      .toEqual({ revision: 2, status: 'new', callBackAt: null });
    await expect.poll(() => onChange.mock.calls.length).toBe(2);
    expect(toastStore.getState().toast?.action).toBeUndefined();
  });

  it('cannot be undone when its call-back is past', async () => {
    show({ callBackAt: '2026-11-23T15:35:00.000Z' });
    await click(page.getByRole('button', { name: 'Mark Maria Delgado as contacted' }));
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(toastStore.getState().toast?.action).toBeUndefined();
  });

  it('shows what another device has saved, and saves over it only when asked', async () => {
    const current = sampleRequest({ revision: 5, status: 'booked' });
    show({}, () => problem({ code: 'edit_conflict', status: 409, current }));
    await click(page.getByRole('button', { name: 'Mark Maria Delgado as contacted' }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Booked');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Snooze', () => {
  it('offers times, and sends the chosen one', async () => {
    const { calls } = show();
    await snooze();
    await expect
      .element(dialog.getByRole('button', { name: /This afternoon/ }))
      .toMatchTextContent('today, 4:00 PM');
    await expect
      .element(dialog.getByRole('button', { name: /Tomorrow morning/ }))
      .toMatchTextContent('tomorrow, 9:00 AM');
    await expectAccessible(document.body);
    await click(dialog.getByRole('button', { name: /This afternoon/ }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => calls.at(-1)?.body)
      .toEqual({
        revision: 1,
        callBackAt: '2026-11-23T22:00:00.000Z',
      });
  });

  it('takes another day and time, in the business’s zone, but none that is over', async () => {
    const { calls } = show();
    await snooze();
    await fill(dialog.getByLabelText('Day'), '2026-11-23');
    await fill(dialog.getByLabelText('Time'), '09:30');
    await click(dialog.getByRole('button', { name: 'Remind me then' }));
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Please choose a time in the future');
    await fill(dialog.getByLabelText('Day'), '2026-11-27');
    await click(dialog.getByRole('button', { name: 'Remind me then' }));
    await expect
      .poll(() => calls.at(-1)?.body)
      .toEqual({
        revision: 1,
        callBackAt: '2026-11-27T15:30:00.000Z',
      });
  });

  it('can be taken back', async () => {
    const { calls } = show({ callBackAt: '2026-11-23T15:35:00.000Z' });
    await snooze();
    await click(dialog.getByRole('button', { name: 'Cancel the callback' }));
    await expect.poll(() => calls.at(-1)?.body).toEqual({ revision: 1, callBackAt: null });
  });
});
