import { callApi } from '#client/call-api.ts';
import type { SecondFactorState } from '#domain/owner/second-factor.ts';

export const secondFactorPath = 'second-factor';

export interface AppSecret {
  secret: string;
  /** What the QR code contains. */
  uri: string;
}

interface Confirmation {
  password: string;
  code: string;
}

export interface RecoveryCodes {
  recoveryCodes: string[];
}

export const fetchSecondFactor = () => callApi<SecondFactorState>('', secondFactorPath);

/** It is stored once `turnOnSecondFactor` shows that the app has it. */
export const createSecret = () => post<AppSecret>('secret', {});

/** The server shows the recovery codes only in this response. */
export const turnOnSecondFactor = (confirmation: Confirmation & { secret: string }) =>
  post<RecoveryCodes>('', confirmation);

export const replaceRecoveryCodes = (confirmation: Confirmation) =>
  post<RecoveryCodes>('recovery-codes', confirmation);

export const turnOffSecondFactor = (confirmation: Confirmation) =>
  post<undefined>('turn-off', confirmation);

const post = <T>(action: string, json: object) =>
  callApi<T>('', action ? `${secondFactorPath}/${action}` : secondFactorPath, {
    method: 'POST',
    json,
  });
