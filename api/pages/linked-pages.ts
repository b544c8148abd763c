import { openedAgent, presentAgent } from '#api/agents/followed-bookings.ts';
import { linkedBooking } from '#api/appointments/appointment-link.ts';
import { pageOf } from '#api/appointments/client-job.ts';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Clock } from '#api/clock.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { GuessLimit } from '#api/http/guess-limit.ts';
import { agentReport, presentAgentReport } from '#api/reports/agent-report.ts';
import type { Store } from '#api/store/store.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';

/** A page for whoever has its link. */
export interface LinkedPage {
  /** The key of its data. */
  key: string;
  /** Resolves to its data, undefined if the link opens nothing. Throws `rate_limited` after too many wrong links. */
  read(ctx: ApiContext): Promise<unknown>;
}

/** The page at `path`; undefined if it is no page with a link. */
export type FindLinkedPage = (path: string) => LinkedPage | undefined;

const linkedPath = /^\/(?<kind>appointment|report|agent)\/(?<token>[^/]+)$/;

interface Options {
  store: Store;
  business: Pick<CurrentBusiness, 'current' | 'renewed'>;
  clock: Clock;
  guesses: GuessLimit;
  /** Whether calls are limited. */
  limited: boolean;
  canPayOnline: boolean;
}

/** The client's page, the agent's page of a report and the agent's own page. */
export function createLinkedPages(options: Options): FindLinkedPage {
  const { store, business, clock, guesses, limited, canPayOnline } = options;
  const moment = () => ({ now: clock(), zone: business.current().timeZone });

  const readers = {
    async appointment(ctx: ApiContext, token: string, locale: Locale) {
      const now = clock();
      const shown = await business.renewed(locale);
      const at = { now, zone: shown.timeZone };
      const opened = await guesses.guard(ctx, () => linkedBooking(store, token, at));
      return opened && pageOf({ store, canPayOnline }, opened, { now, limited, business: shown });
    },
    async report(ctx: ApiContext, token: string) {
      const found = await guesses.guard(ctx, () => agentReport(store, token, moment()));
      return found && presentAgentReport(found);
    },
    async agent(ctx: ApiContext, token: string) {
      const at = moment();
      const found = await guesses.guard(ctx, () => openedAgent(store, token, at));
      return found && presentAgent(store, found, at);
    },
  };

  return (address) => {
    const { locale, path } = localizedPath(address);
    const { kind, token = '' } = linkedPath.exec(path)?.groups ?? {};
    if (!kind) return undefined;
    const read = readers[kind as keyof typeof readers];
    return { key: `${kind}s/${token}`, read: (ctx) => read(ctx, token, locale) };
  };
}
