import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';
import type { SecondFactor } from '../stored/stored-access.schema.ts';

/** The app whose codes the owner needs beside the password. */
export interface SecondFactorStore {
  /** Undefined while it is off. */
  secondFactor(): Promise<SecondFactor | undefined>;
  /** `on` when there is one already, which stays. */
  addSecondFactor(factor: SecondFactor): Promise<'added' | 'on'>;
  removeSecondFactor(): Promise<void>;
  /** Accepts the code of a time step once: false for that step and all before it from then on, and while it is off. */
  acceptSecondFactorStep(step: number): Promise<boolean>;
  /** Uses up the recovery code with this hash. The number of those left; undefined if there is no such code. */
  spendRecoveryCode(hash: string): Promise<number | undefined>;
  /** Replaces all recovery codes; does nothing while the factor is off. */
  replaceRecoveryCodes(hashes: readonly string[]): Promise<void>;
}

export function secondFactorStore({ secondFactor }: RecordStore): SecondFactorStore {
  const replace = (next: (current: SecondFactor) => SecondFactor | null) =>
    secondFactor.change((current) => ({ next: current && next(current), result: undefined }));
  return {
    secondFactor: async () => (await secondFactor.read()) ?? undefined,
    addSecondFactor: async (factor) => {
      const added = kinds.secondFactor.check(factor);
      return secondFactor.change((current) =>
        current ? { next: current, result: 'on' } : { next: added, result: 'added' },
      );
    },
    removeSecondFactor: () => replace(() => null),
    acceptSecondFactorStep: (step) =>
      secondFactor.change((current) =>
        current && step > current.lastStep
          ? { next: { ...current, lastStep: step }, result: true }
          : { next: current, result: false },
      ),
    spendRecoveryCode: (hash) =>
      secondFactor.change<number | undefined>((current) => {
        if (!current?.recoveryCodes.includes(hash)) return { next: current, result: undefined };
        const recoveryCodes = current.recoveryCodes.filter((other) => other !== hash);
        return { next: { ...current, recoveryCodes }, result: recoveryCodes.length };
      }),
    replaceRecoveryCodes: (hashes) =>
      replace((current) => ({ ...current, recoveryCodes: [...hashes] })),
  };
}
