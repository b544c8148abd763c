import { expect, test } from 'vitest';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The inspector's availability. */
export function availabilityContract(fixture: StoreFixture): void {
  test('starts as the default of the domain', async () => {
    expect(await fixture.store.availability()).toEqual({ ...defaultAvailability, revision: 1 });
  });

  test('is stored as the next version', async () => {
    const before = await fixture.store.availability();
    const changed = {
      ...before,
      outsideArea: 'refuse' as const,
      daysOff: [{ from: '2026-12-24', to: '2027-01-03' }],
    };
    const stored = { ...changed, revision: 2 };
    expect(await fixture.store.changeAvailability(changed)).toEqual({
      outcome: 'saved',
      record: stored,
    });
    await fixture.reopen();
    expect(await fixture.store.availability()).toEqual(stored);
  });

  test('accepts the first of two concurrent changes and answers the second with it', async () => {
    const before = await fixture.store.availability();
    const [first, second] = await Promise.all(
      [48, 72].map((noticeHours) => fixture.store.changeAvailability({ ...before, noticeHours })),
    );
    expect(first).toMatchObject({ outcome: 'saved' });
    expect(second).toMatchObject({ outcome: 'outdated', current: { noticeHours: 48 } });
    expect(await fixture.store.availability()).toMatchObject({ noticeHours: 48, revision: 2 });
  });

  test('is refused if the next start could not read it', async () => {
    const before = await fixture.store.availability();
    const attempt = fixture.store.changeAvailability({ ...before, noticeHours: -1 });
    await expect(attempt).rejects.toThrow(TypeError);
    expect(await fixture.store.availability()).toEqual(before);
  });
}
