import type { Environment } from './env.ts';
import type { Logger } from './http/create-log.ts';
import { readBuild } from './metrics/build.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { BuiltFront } from './pages/built-front.ts';
import type { OnlinePayments } from './payments/online-payments.ts';
import type { Disk } from './store/json/disk.ts';
import type { Tracing } from './tracing/tracing.ts';

// Parts whose packages are loaded only where they are set up.

/** Loads prom-client only when metrics are enabled. */
export async function metricsOf(
  { metricsToken, dataDir, database }: Environment,
  disk: Disk,
  front: BuiltFront | undefined,
): Promise<Metrics | undefined> {
  if (!metricsToken) return undefined;
  const { createMetrics } = await import('./metrics/metrics.ts');
  return createMetrics({
    token: metricsToken,
    files: database ? undefined : { dataDir, disk },
    build: readBuild(front?.dist),
  });
}

/** Loads Stripe's SDK only when online payment is set up. */
export async function paymentsOf({ stripe }: Environment): Promise<OnlinePayments | undefined> {
  if (!stripe) return undefined;
  const { openStripe } = await import('./payments/open-stripe.ts');
  return openStripe(stripe);
}

/** Loads OpenTelemetry only when traces are enabled. */
export async function tracingOf(
  { tracesEndpoint }: Environment,
  log: Logger,
  front: BuiltFront | undefined,
): Promise<Tracing | undefined> {
  if (!tracesEndpoint) return undefined;
  const { createTracing } = await import('./tracing/tracing.ts');
  const { version } = readBuild(front?.dist);
  return createTracing({ endpoint: tracesEndpoint, version, log });
}
