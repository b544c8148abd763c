import type { ApiContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import { type SecondFactorState, shownRecoveryCode } from '#domain/owner/second-factor.ts';
import { newRecoveryCodes, newSecret, recoveryCodeHash, secretUri, stepOfCode } from './codes.ts';
import { requireCode } from './require-code.ts';
import { secondFactorOperations } from './second-factor.openapi.ts';

export function secondFactorRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, notices } = dependencies;

  implement(router, dependencies, secondFactorOperations, {
    getSecondFactor: async () => {
      const factor = await store.secondFactor();
      const state: SecondFactorState = {
        isOn: factor !== undefined,
        since: factor?.since,
        recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
      };
      return state;
    },

    // Stored once a code shows that the owner's app has it.
    createSecondFactorSecret: async () => {
      const secret = newSecret();
      return { secret, uri: secretUri(secret, business.current().name) };
    },

    turnOnSecondFactor: async ({ ctx, body: { password, secret, code } }) => {
      await requirePassword(dependencies, ctx, password);
      const now = clock();
      const step = stepOfCode({ secret, usedStep: 0 }, code, now);
      if (step === undefined) throw new ApiProblem('wrong_code');
      const { recoveryCodes, hashes } = createRecoveryCodes();
      const outcome = await store.addSecondFactor({
        secret,
        since: now.toISOString(),
        lastStep: step,
        recoveryCodes: hashes,
      });
      if (outcome === 'on') throw new ApiProblem('second_factor_on');
      notices.tell(ctx, 'second_factor_on');
      return { recoveryCodes };
    },

    replaceRecoveryCodes: async ({ ctx, body }) => {
      await requireBoth(ctx, body);
      const { recoveryCodes, hashes } = createRecoveryCodes();
      await store.replaceRecoveryCodes(hashes);
      notices.tell(ctx, 'recovery_codes_replaced');
      return { recoveryCodes };
    },

    turnOffSecondFactor: async ({ ctx, body }) => {
      await requireBoth(ctx, body);
      await store.removeSecondFactor();
      notices.tell(ctx, 'second_factor_off');
    },
  });

  /** So that someone with an unlocked phone, or with the password alone, changes nothing. */
  async function requireBoth(
    ctx: ApiContext,
    { password, code }: { password: string; code: string },
  ) {
    if (!(await store.secondFactor())) throw new ApiProblem('second_factor_off');
    await requirePassword(dependencies, ctx, password);
    await requireCode(dependencies, ctx, code);
  }
}

/** As the owner keeps them, and as they are stored. */
function createRecoveryCodes() {
  const codes = newRecoveryCodes();
  return {
    recoveryCodes: codes.map(shownRecoveryCode),
    hashes: codes.flatMap((code) => recoveryCodeHash(code) ?? []),
  };
}
