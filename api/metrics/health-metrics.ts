import { Gauge, type Registry } from 'prom-client';
import { checks } from '#api/health/checks.ts';
import type { HealthMonitor } from '#api/health/health-monitor.ts';
import { checkStates } from '#domain/health/health-check.ts';

/** The figure and the state of each check that applies. */
export function healthMetrics(registry: Registry, { report }: HealthMonitor): void {
  const registers = [registry];
  for (const { name, gauge } of checks) {
    new Gauge({
      ...gauge,
      registers,
      async collect() {
        const outcome = (await report()).get(name);
        if (outcome) this.set(outcome.value);
        else this.remove();
      },
    });
  }
  new Gauge({
    name: 'inspection_check_state',
    help: 'State of each check that applies: 0 ok, 1 warn, 2 fail.',
    labelNames: ['check'],
    registers,
    async collect() {
      this.reset();
      for (const [check, { state }] of await report()) {
        this.set({ check }, checkStates.indexOf(state));
      }
    },
  });
}
