import { Gauge, type Registry } from 'prom-client';
import type { DatabaseFigures } from '#api/store/postgres/database-figures.ts';

/** Connections and leases of this process, read at each scrape. */
export function databaseMetrics(registry: Registry, figures: DatabaseFigures): void {
  const registers = [registry];
  new Gauge({
    name: 'inspection_database_connections',
    help: 'Connections of this process to the database: all of them, and the idle ones.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = figures.pool();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'inspection_database_waiting',
    help: 'Calls that wait for a connection to the database.',
    registers,
    collect() {
      this.set(figures.pool().waiting);
    },
  });
  new Gauge({
    name: 'inspection_lease_held',
    help: '1 for each job that runs in this process: the others run elsewhere.',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      for (const job of figures.leases()) this.set({ job }, 1);
    },
  });
}
