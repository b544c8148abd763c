import { expect, test } from 'vitest';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { Stage } from './stage.ts';

/** When the inspector can be booked. */
export function availabilityContract(stage: Stage): void {
  test('is that of the domain to begin with', async () => {
    expect(await stage.store.availability()).toEqual({ ...defaultAvailability, revision: 1 });
  });

  test('is kept as the next version', async () => {
    const before = await stage.store.availability();
    const changed = { ...before, daysOff: [{ from: '2026-12-24', to: '2027-01-03' }] };
    const kept = { ...changed, revision: 2 };
    expect(await stage.store.changeAvailability(changed)).toEqual({
      outcome: 'saved',
      record: kept,
    });
    await stage.reopen();
    expect(await stage.store.availability()).toEqual(kept);
  });

  test('of two changes to one version keeps the first and shows it to the second', async () => {
    const before = await stage.store.availability();
    const [first, second] = await Promise.all(
      [48, 72].map((noticeHours) => stage.store.changeAvailability({ ...before, noticeHours })),
    );
    expect(first).toMatchObject({ outcome: 'saved' });
    expect(second).toMatchObject({ outcome: 'outdated', current: { noticeHours: 48 } });
    expect(await stage.store.availability()).toMatchObject({ noticeHours: 48, revision: 2 });
  });

  test('is not kept where the next start could not read it', async () => {
    const before = await stage.store.availability();
    const attempt = stage.store.changeAvailability({ ...before, noticeHours: -1 });
    await expect(attempt).rejects.toThrow(TypeError);
    expect(await stage.store.availability()).toEqual(before);
  });
}
