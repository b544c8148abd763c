import { expect, test } from 'vitest';
import { sampleSecondFactor, sampleSession } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

export function secondFactorContract(fixture: StoreFixture): void {
  test('is off until it is added, and stays as it is when another one is added', async () => {
    expect(await fixture.store.secondFactor()).toBeUndefined();
    const factor = sampleSecondFactor();
    expect(await fixture.store.addSecondFactor(factor)).toBe('added');
    expect(await fixture.store.addSecondFactor(sampleSecondFactor({ secret: 'other' }))).toBe('on');
    await fixture.reopen();
    expect(await fixture.store.secondFactor()).toEqual(factor);
    await fixture.store.removeSecondFactor();
    await fixture.reopen();
    expect(await fixture.store.secondFactor()).toBeUndefined();
  });

  test('accepts a code once, also when two come at once, and none before it', async () => {
    expect(await fixture.store.acceptSecondFactorStep(101)).toBe(false);
    await fixture.store.addSecondFactor(sampleSecondFactor({ lastStep: 100 }));
    expect(await fixture.store.acceptSecondFactorStep(100)).toBe(false);
    const both = await Promise.all(
      [101, 101].map((step) => fixture.store.acceptSecondFactorStep(step)),
    );
    expect(both.sort()).toEqual([false, true]);
    await fixture.reopen();
    expect(await fixture.store.acceptSecondFactorStep(101)).toBe(false);
    expect(await fixture.store.acceptSecondFactorStep(100)).toBe(false);
    expect(await fixture.store.acceptSecondFactorStep(103)).toBe(true);
    expect(await fixture.store.acceptSecondFactorStep(102)).toBe(false);
  });

  test('accepts each recovery code once, and says how many are left', async () => {
    expect(await fixture.store.spendRecoveryCode('first')).toBeUndefined();
    await fixture.store.addSecondFactor(sampleSecondFactor({ recoveryCodes: ['first', 'second'] }));
    const both = await Promise.all(
      ['first', 'first'].map((hash) => fixture.store.spendRecoveryCode(hash)),
    );
    expect(both.filter((left) => left !== undefined)).toEqual([1]);
    await fixture.reopen();
    expect(await fixture.store.spendRecoveryCode('first')).toBeUndefined();
    expect(await fixture.store.spendRecoveryCode('unknown')).toBeUndefined();
    expect(await fixture.store.spendRecoveryCode('second')).toBe(0);
  });

  test('gets new recovery codes in place of the old ones', async () => {
    await fixture.store.replaceRecoveryCodes(['new']);
    expect(await fixture.store.secondFactor()).toBeUndefined();
    await fixture.store.addSecondFactor(sampleSecondFactor({ recoveryCodes: ['old'] }));
    await fixture.store.replaceRecoveryCodes(['new']);
    await fixture.reopen();
    expect(await fixture.store.spendRecoveryCode('old')).toBeUndefined();
    expect(await fixture.store.spendRecoveryCode('new')).toBe(0);
  });

  test('outlives a new password, and ends when the password is forgotten', async () => {
    const factor = sampleSecondFactor();
    await fixture.store.addSecondFactor(factor);
    await fixture.store.addSession(sampleSession());
    await fixture.store.setOwnerPasswordHash('$new');
    expect(await fixture.store.secondFactor()).toEqual(factor);
    await fixture.store.forgetOwnerPassword();
    await fixture.reopen();
    expect(await fixture.store.secondFactor()).toBeUndefined();
  });
}
