import { ApiProblem } from '#api/http/api-problem.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { isSameSecret } from '#api/http/same-secret.ts';

export const METRICS_PATH = '/metrics';

/** Exists only when `METRICS_TOKEN` is set. */
export function metricsRoutes(router: ApiRouter, { metrics }: RouteDependencies): void {
  if (!metrics) return;
  router.get(METRICS_PATH, async (ctx) => {
    const token = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
    if (!isSameSecret(token, metrics.token)) {
      throw new ApiProblem('wrong_token', {}, { 'WWW-Authenticate': 'Bearer realm="metrics"' });
    }
    const { type, text } = await metrics.read();
    ctx.set('Content-Type', type);
    ctx.body = text;
  });
}
