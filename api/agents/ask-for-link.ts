import type { Store } from '#api/store/store.ts';
import { type AgentTerms, newestOf } from '#domain/agents/agent-view.ts';
import { wasAskedLately, withLinkRequest } from '#domain/agents/link-request.ts';
import { findAgentLinks } from './agent-links.ts';
import { followedBookings } from './followed-bookings.ts';

/**
 * Has the agent with this address mailed the link to the page, if there is anything to follow, the owner has not ended
 * the page, and no such mail went out in the last hours.
 */
export async function askForLink(
  store: Pick<Store, 'agentLinks' | 'bookingsOfAgent' | 'jobs' | 'jobSettings'>,
  email: string,
  at: Pick<AgentTerms, 'now' | 'zone'>,
): Promise<void> {
  const followed = await followedBookings(store, email, at);
  const newest = newestOf(followed);
  const records = followed.map(({ record }) => record);
  if (!newest || wasAskedLately(records, at.now)) return;
  if ((await findAgentLinks(store, email))?.endedAt !== undefined) return;
  await store.jobs.change(newest.booking, (record) => ({
    next: withLinkRequest(record, at.now),
    result: undefined,
  }));
}
