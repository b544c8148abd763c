import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// The second and the last zone skip some midnights.
const zones = [
  ['America/Chicago', 360],
  ['America/Sao_Paulo', 180],
  ['Pacific/Kiritimati', -840],
  ['Asia/Beirut', -120],
] as const;

/** Runs the same tests in several time zones, because the visitor's zone must not matter. */
export function describeInZones<Module extends object>(
  load: () => Promise<Module>,
  tests: (module: Module) => void,
) {
  const ownZone = process.env.TZ;

  describe.each(zones)('in a runtime whose zone is %s', (zone, minutesBehindUtc) => {
    const module = {} as Module;

    beforeAll(async () => {
      // Node reads the zone again whenever this is assigned. A formatter keeps the zone it was
      // created in, so the module is loaded afresh.
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
