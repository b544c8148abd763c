import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiProblem } from '#api/problem/api-problem.ts';
import type { ApiRouter, RouteParts } from '#api/routes/route-parts.ts';

export const METRICS_PATH = '/metrics';

/** There is no such route unless the operator has chosen a token. */
export function metricsRoutes(router: ApiRouter, { metrics }: RouteParts): void {
  if (!metrics) return;
  router.get(METRICS_PATH, async (ctx) => {
    const token = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
    if (!isSame(token, metrics.token)) {
      throw new ApiProblem('wrong_token', {}, { 'WWW-Authenticate': 'Bearer realm="metrics"' });
    }
    const { type, text } = await metrics.read();
    ctx.set('Content-Type', type);
    ctx.body = text;
  });
}

/** Takes as long for a token that is nearly right as for one that is all wrong. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();
