import type { Store } from '#api/store/store.ts';
import type { AgentLinks } from '#domain/agents/agent-links.ts';
import {
  type AgentTerms,
  type AgentView,
  agentView,
  type BookingWithJob,
  isFollowable,
  mayFollow,
} from '#domain/agents/agent-view.ts';
import { emptyJob } from '#domain/jobs/job-record.ts';
import { emailKey } from '#domain/leads/sender.ts';
import { linkedAgent } from './agent-links.ts';

type At = Pick<AgentTerms, 'now' | 'zone'>;

export type FollowedStore = Pick<
  Store,
  'agentLinks' | 'bookingsOfAgent' | 'jobs' | 'jobSettings' | 'partners'
>;

/** What the agent with this address may follow at `now`. */
export async function followedBookings(
  store: Pick<FollowedStore, 'bookingsOfAgent' | 'jobs' | 'jobSettings'>,
  email: string,
  at: At,
): Promise<BookingWithJob[]> {
  const { linkMonths } = await store.jobSettings.read();
  const bookings = (await store.bookingsOfAgent(email)).filter((booking) =>
    isFollowable(booking, { ...at, linkMonths }),
  );
  const withJobs = await Promise.all(
    bookings.map(async (booking) => ({
      booking,
      record: (await store.jobs.find(booking.id)) ?? emptyJob(booking),
    })),
  );
  return withJobs.filter((one) => mayFollow(one, at.now));
}

/** An agent's page as one of its links opens it. */
export interface OpenedAgent {
  agent: AgentLinks;
  followed: readonly BookingWithJob[];
}

/** The page that `token` opens; undefined if there is none, or not any more. */
export async function openedAgent(
  store: FollowedStore,
  token: string,
  at: At,
): Promise<OpenedAgent | undefined> {
  const agent = await linkedAgent(store, token);
  return agent && { agent, followed: await followedBookings(store, agent.mailbox, at) };
}

/** What the page shows. */
export async function presentAgent(
  store: Pick<Store, 'partners'>,
  { agent, followed }: OpenedAgent,
  at: At,
): Promise<AgentView> {
  const partners = await store.partners.all();
  const partner = partners.find(({ email = '' }) => emailKey(email) === agent.mailbox);
  return agentView(followed, {
    ...at,
    agent: { email: agent.mailbox, mails: agent.mails?.wanted ?? true },
    partner: partner && { name: partner.name, slug: partner.slug },
  });
}
