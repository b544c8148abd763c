import { randomUUID } from 'node:crypto';
import { appointmentToken, digestOf } from '#api/appointments/appointment-link.ts';
import type { Store } from '#api/store/store.ts';
import { type AgentLinks, newAgentLinks, withNewAgentLink } from '#domain/agents/agent-links.ts';
import { emailKey } from '#domain/leads/sender.ts';
import { addressIn } from '#domain/locale/localized-path.ts';

type AgentStore = Pick<Store, 'agentLinks'>;

/** The page with the inspections of an agent's clients, in English like the mails with its link. */
export const agentAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${addressIn('en', `/agent/${token}`)}`;

/** The record of the agent with this mailbox, in any spelling of the address. */
export async function findAgentLinks(
  { agentLinks }: AgentStore,
  email: string,
): Promise<AgentLinks | undefined> {
  const mailbox = emailKey(email);
  return (await agentLinks.all()).find((agent) => agent.mailbox === mailbox);
}

/** The agent whose page `token` opens. */
export async function linkedAgent(
  { agentLinks }: AgentStore,
  token: string,
): Promise<AgentLinks | undefined> {
  if (!appointmentToken.test(token)) return undefined;
  const digest = digestOf(token);
  return (await agentLinks.all()).find(({ links }) => links.includes(digest));
}

/** Stores `change` of the agent's record, which the first change adds, also if others change it at the same time. */
export async function changeAgentLinks(
  store: AgentStore,
  email: string,
  change: (agent: AgentLinks) => AgentLinks,
): Promise<AgentLinks> {
  for (;;) {
    const known = await findAgentLinks(store, email);
    if (known) {
      const next = change(known);
      if (next === known) return known;
      const saved = await store.agentLinks.replace(next);
      if (saved.outcome === 'saved') return saved.record;
    } else {
      const added = change(newAgentLinks(randomUUID(), email));
      if ((await store.agentLinks.add(added)) === 'added') return added;
    }
  }
}

/** Adds a link to the agent's page, unless the owner has ended it. */
export const addAgentLink = (store: AgentStore, email: string, digest: string) =>
  changeAgentLinks(store, email, (agent) =>
    agent.endedAt === undefined ? withNewAgentLink(agent, digest) : agent,
  );

/** Removes what is stored about the agent with this address, and with it the page. */
export async function removeAgentLinks(store: AgentStore, email: string): Promise<void> {
  for (;;) {
    const agent = await findAgentLinks(store, email);
    if (!agent || (await store.agentLinks.remove(agent)).outcome === 'saved') return;
  }
}

/**
 * Removes what is stored about agents whom no booking names any more. A choice to get no mails, and one of the owner to
 * end the page, count for later bookings too.
 */
export async function removeUnnamedAgents(
  store: AgentStore & Pick<Store, 'bookingsOfAgent'>,
): Promise<void> {
  for (const agent of await store.agentLinks.all()) {
    if (agent.mails?.wanted === false || agent.endedAt !== undefined) continue;
    if ((await store.bookingsOfAgent(agent.mailbox)).length > 0) continue;
    await store.agentLinks.remove(agent);
  }
}
