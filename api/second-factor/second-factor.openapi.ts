import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { confirmedByCodeSchema, newSecondFactorSchema } from '#domain/owner/owner.schema.ts';
import type { SecondFactorState } from '#domain/owner/second-factor.ts';
import type { Whole } from '#domain/records/every-field.ts';

const stateSchema = z
  .strictObject({
    isOn: z.boolean(),
    since: z.optional(z.iso.datetime()),
    recoveryCodesLeft: z.int(),
  })
  .register(z.globalRegistry, {
    id: 'SecondFactorState',
  }) satisfies Whole<SecondFactorState>;

const recoveryCodesSchema = z
  .strictObject({ recoveryCodes: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'RecoveryCodes' });

export const secondFactorOperations = [
  {
    call: 'GET /api/second-factor',
    id: 'getSecondFactor',
    tag: 'Account',
    summary: 'Whether signing in also asks for a code of an authenticator app',
    who: 'owner',
    answers: { 200: stateSchema },
  },
  {
    call: 'POST /api/second-factor/secret',
    id: 'createSecondFactorSecret',
    tag: 'Account',
    summary: 'A new secret for an authenticator app, which is not stored yet',
    who: 'owner',
    answers: { 200: z.strictObject({ secret: z.string(), uri: z.string() }) },
  },
  {
    call: 'POST /api/second-factor',
    id: 'turnOnSecondFactor',
    tag: 'Account',
    summary: 'Ask for a code from now on; answers the recovery codes, once',
    description:
      'A code of the app shows that it has the secret. RFC 6238: SHA-1, 6 digits, 30 seconds.',
    who: 'owner',
    limit: 'signIn',
    body: newSecondFactorSchema,
    answers: { 201: recoveryCodesSchema },
    problems: ['wrong_password', 'wrong_code', 'second_factor_on'],
  },
  {
    call: 'POST /api/second-factor/recovery-codes',
    id: 'replaceRecoveryCodes',
    tag: 'Account',
    summary: 'Replace all recovery codes',
    who: 'owner',
    limit: 'signIn',
    body: confirmedByCodeSchema,
    answers: { 200: recoveryCodesSchema },
    problems: ['wrong_password', 'wrong_code', 'second_factor_off'],
  },
  {
    call: 'POST /api/second-factor/turn-off',
    id: 'turnOffSecondFactor',
    tag: 'Account',
    summary: 'Ask for the password alone from now on',
    who: 'owner',
    limit: 'signIn',
    body: confirmedByCodeSchema,
    answers: { 204: null },
    problems: ['wrong_password', 'wrong_code', 'second_factor_off'],
  },
] as const satisfies readonly Operation[];
