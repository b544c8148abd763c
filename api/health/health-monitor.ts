import type { ApiMiddleware } from '#api/http/api-context.ts';
import type { Logger } from '#api/http/create-log.ts';
import {
  type CheckName,
  type CheckStates,
  checkStates,
  type HealthNotice,
} from '#domain/health/health-check.ts';
import type { CheckSources } from './check-sources.ts';
import { type Check, type CheckOutcome, checks } from './checks.ts';
import { createDiskUsage, type UsedFolders } from './disk-usage.ts';
import { watchProcess } from './process-watch.ts';

/** Milliseconds for which the checks that are not vital are not read again: `/readyz` is open to everyone. */
const FRESH_MS = 15_000;
/** The same for a question that goes to somebody else's server, and may cost money. */
const FRESH_BUCKET_MS = 60_000;

/** The outcomes of the checks that apply, in the order of the table. */
export type HealthReport = ReadonlyMap<CheckName, CheckOutcome>;

export interface HealthMonitor {
  /**
   * Calls at the same time share one reading. Unless it is for the owner, who may just have mended something, so do those
   * of the next seconds.
   */
  report(options?: { forOwner: boolean }): Promise<HealthReport>;
  /** For the checks of this process. */
  countRequests: ApiMiddleware;
  stop(): void;
}

interface HealthOptions extends Pick<CheckSources, 'store' | 'clock' | 'isMailSetUp'> {
  log: Logger;
  folders: UsedFolders;
}

const vital = checks.filter(({ isVital }) => isVital);
const others = checks.filter(({ isVital }) => !isVital);

/** Measures this process from now on. */
export function createHealthMonitor({ log, folders, ...given }: HealthOptions): HealthMonitor {
  const watch = watchProcess();
  const { uploads } = given.store;
  const readBucket = async () => {
    await uploads.checkReady?.().catch((err: unknown) => {
      log.warn({ err }, 'The bucket with the pictures cannot be read');
      throw err;
    });
  };
  const readSharedBucket = shared(readBucket);
  const sources: CheckSources = {
    ...given,
    isDatabase: folders.records === undefined,
    diskUsage: createDiskUsage(folders),
    picturesReady: uploads.checkReady && (() => readSharedBucket(FRESH_BUCKET_MS)),
    watch,
  };
  const readVital = shared(() => outcomesOf(vital));
  const readOthers = shared(() => outcomesOf(others));

  async function outcomesOf(wanted: readonly Check[]): Promise<[CheckName, CheckOutcome][]> {
    const outcomes = wanted.map(async (check): Promise<[CheckName, CheckOutcome][]> => {
      try {
        const outcome = await check.run(sources);
        return outcome ? [[check.name, outcome]] : [];
      } catch (err) {
        log.warn({ err, check: check.name }, 'A check could not be read');
        return [];
      }
    });
    return (await Promise.all(outcomes)).flat();
  }

  return {
    async report({ forOwner } = { forOwner: false }) {
      const found = new Map(await readVital());
      // Most of the others ask the store, which would only wait.
      if (found.get('store')?.state === 'fail') return found;
      return new Map([...found, ...(await readOthers(forOwner ? 0 : FRESH_MS))]);
    },
    countRequests: watch.countRequests,
    stop: watch.stop,
  };
}

/** `read`, called once for callers at the same time and for those who accept a result of the last `freshMs`. */
function shared<T>(read: () => Promise<T>): (freshMs?: number) => Promise<T> {
  let last: { result: Promise<T>; endedAt: number } | undefined;
  return (freshMs = 0) => {
    if (last && performance.now() < last.endedAt + freshMs) return last.result;
    const current = { result: read(), endedAt: Number.POSITIVE_INFINITY };
    last = current;
    const end = () => {
      current.endedAt = performance.now();
    };
    current.result.then(end, end);
    return current.result;
  };
}

/** Whether a vital check fails: then no traffic must come here. */
export const failureOf = (report: HealthReport): CheckOutcome | undefined =>
  vital.map(({ name }) => report.get(name)).find((outcome) => outcome?.state === 'fail');

export const statesOf = (report: HealthReport): CheckStates =>
  Object.fromEntries([...report].map(([name, { state }]) => [name, state]));

/** For the owner: the worst first, one for each screen, because one cause often fails several checks. */
export function noticesOf(report: HealthReport): HealthNotice[] {
  const notices = checks.flatMap(({ name, screen }): HealthNotice[] => {
    const outcome = report.get(name);
    if (!outcome || outcome.state === 'ok') return [];
    return [{ check: name, state: outcome.state, text: outcome.text, ...(screen && { screen }) }];
  });
  const severity = ({ state }: HealthNotice) => checkStates.indexOf(state);
  const sorted = notices.sort((a, b) => severity(b) - severity(a));
  return [...Map.groupBy(sorted, ({ check, screen }) => screen?.path ?? check).values()].flatMap(
    ([worst]) => worst ?? [],
  );
}
