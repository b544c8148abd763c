import { Counter, Histogram, type Registry } from 'prom-client';
import type { PageObserver } from '#api/pages/site-renderer.ts';

/** Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export function pageMetrics(registry: Registry): PageObserver {
  const hits = new Counter({
    name: 'inspection_page_cache_hits_total',
    help: 'Pages answered from memory.',
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'inspection_page_render_duration_seconds',
    help: 'Time to render a page that was not kept, without compressing it.',
    buckets,
    registers: [registry],
  });
  return {
    hit: () => hits.inc(),
    rendered: (ms) => seconds.observe(ms / 1000),
  };
}
