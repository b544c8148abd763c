import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// In the last and the second some midnights do not exist.
const zones = [
  ['America/Chicago', 360],
  ['America/Sao_Paulo', 180],
  ['Pacific/Kiritimati', -840],
  ['Asia/Beirut', -120],
] as const;

/** The same tests in runtimes of several zones: the visitor's zone must not matter. */
export function describeInZones<Module extends object>(
  load: () => Promise<Module>,
  tests: (module: Module) => void,
) {
  const ownZone = process.env.TZ;

  describe.each(zones)('in a runtime whose zone is %s', (zone, minutesBehindUtc) => {
    const module = {} as Module;

    beforeAll(async () => {
      // Node reads the zone again whenever this is assigned; a formatter keeps the zone in which it
      // was made, so the module is loaded afresh.
      process.env.TZ = zone;
      vi.resetModules();
      Object.assign(module, await load());
    });

    afterAll(() => {
      if (ownZone === undefined) delete process.env.TZ;
      else process.env.TZ = ownZone;
    });

    it('really runs there', () => {
      expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(minutesBehindUtc);
    });

    tests(module);
  });
}
