import { ECDH } from 'node:crypto';
import { ApiProblem } from '#api/http/api-problem.ts';

/** Throws `validation_failed` unless the key is a point of P-256: no other can encrypt. */
export function requireCurvePoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    const message = 'This is not a browser’s push subscription';
    throw new ApiProblem('validation_failed', { errors: [{ path: 'keys.p256dh', message }] });
  }
}
