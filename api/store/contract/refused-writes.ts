import { expect, test } from 'vitest';
import {
  duringSession,
  sampleBooking,
  sampleContactRequest,
  sampleSession,
} from '#api/store/testing/sample-records.ts';
import { StoreWriteError } from '../store.ts';
import type { Stage } from './stage.ts';

/** What a disk without room does not do. */
export function refusedWritesContract(stage: Stage): void {
  test('rejects everybody who took part in it and changes nothing', async () => {
    await stage.store.reserveSlot(sampleBooking({ time: '11:30' }));
    await stage.store.addContactRequest(sampleContactRequest());
    const before = await stage.everything();

    stage.refuseWrites(true);
    const attempts = [
      ...Array.from({ length: 20 }, () => stage.store.reserveSlot(sampleBooking())),
      ...Array.from({ length: 20 }, () => stage.store.addContactRequest(sampleContactRequest())),
      stage.store.addSession(sampleSession({ tokenHash: 'refused' })),
      stage.store.setOwnerPasswordHash('refused'),
    ];
    for (const attempt of attempts) {
      await expect(attempt).rejects.toMatchObject({ name: 'StoreWriteError', full: true });
    }
    expect(await stage.everything()).toEqual(before);
    expect(await stage.store.takenTimes('2026-12-01')).toEqual(['11:30']);
    expect(await stage.store.findSession('refused', duringSession)).toBeUndefined();
    expect(await stage.store.ownerPasswordHash()).toBeUndefined();
    await stage.reopen();
    expect(await stage.everything()).toEqual(before);
  });

  test('does not keep later ones from succeeding', async () => {
    const booking = sampleBooking();
    stage.refuseWrites(true);
    await expect(stage.store.reserveSlot(booking)).rejects.toBeInstanceOf(StoreWriteError);
    stage.refuseWrites(false);
    expect(await stage.store.reserveSlot(booking)).toEqual({ outcome: 'reserved', booking });
    await stage.reopen();
    expect((await stage.everything()).bookings).toEqual([booking]);
  });

  test('makes the store say that it is not ready until the disk takes writes again', async () => {
    await stage.store.checkReady();
    stage.refuseWrites(true);
    await expect(stage.store.checkReady()).rejects.toBeInstanceOf(StoreWriteError);
    stage.refuseWrites(false);
    await Promise.all([stage.store.checkReady(), stage.store.checkReady()]);
  });
}
