import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { saveAgendaCopy } from '#admin/offline/agenda-copy.ts';
import { deviceStorage } from '#admin/offline/device-storage.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import './account.css';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { DevicePart } from './device-part.tsx';

const show = () => renderInAdmin(<DevicePart onChanged={async () => undefined} />, { width: 343 });

beforeEach(() => {
  serveApi({ 'GET /api/push': () => ({ publicKey: 'key', subscription: null }) });
  return deviceStorage.clear();
});
afterEach(() => deviceStorage.clear());

describe('this device', () => {
  it('asks for notifications on a tap, and says how to allow what is blocked', async () => {
    const asked = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
    const { host } = show();
    const button = page.getByRole('button', { name: 'Turn on notifications' });
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    expect(asked).not.toHaveBeenCalled();
    await expectAccessible(host);
    await click(button);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/blocked here/);
    expect(asked).toHaveBeenCalledOnce();
    await expectAccessible(host);
  });

  it('says what an iPhone needs where the browser cannot be notified', async () => {
    const { PushManager } = window;
    onTestFinished(() => void Object.assign(window, { PushManager }));
    Reflect.deleteProperty(window, 'PushManager');
    show();
    await expect.element(page.getByText(/add the admin to the Home Screen/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Turn on notifications' }).query()).toBeNull();
  });

  it('says how old the agenda is, or that nothing can be stored', async () => {
    const { unmount } = show();
    await expect.element(page.getByText(/doesn’t let the admin save anything/)).toBeVisible();
    unmount();
    const today = businessToday(new Date(), centralTime);
    await deviceStorage.open();
    const readAt = new Date().toISOString();
    await saveAgendaCopy({ readAt, from: today, to: addDays(today, 13), bookings: [] });
    show();
    await expect.element(page.getByText(/saved here, as of \d+:\d\d [AP]M CT/)).toBeVisible();
  });
});
