import { emailKey } from '#domain/leads/sender.ts';
import { messageKindDisplays } from '#domain/messages/message-kinds.ts';
import { addresseeOf, type PlannedMessage } from '#domain/messages/planned-message.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';

/** Maximum number of links to an agent's page, one for each mail. Beyond it the oldest stops working. */
export const MAX_AGENT_LINKS = 50;

/** How an agent reaches the page with the inspections of their clients, and whether mails are wanted. */
export interface AgentLinks extends Versioned {
  /** The agent's mailbox, `emailKey`. */
  mailbox: string;
  /** SHA-256, in hex, of the tokens that open the page, newest last. */
  links: readonly string[];
  /** When the owner ended the page: no mail has a link until the owner makes one. */
  endedAt?: string | undefined;
  /** The last choice about mails. Without one they are sent. */
  mails?: { wanted: boolean; at: string } | undefined;
}

export const newAgentLinks = (id: string, email: string): AgentLinks => ({
  id,
  revision: 1,
  mailbox: emailKey(email),
  links: [],
});

export const withNewAgentLink = (agent: AgentLinks, digest: string): AgentLinks => ({
  ...agent,
  links: [...agent.links, digest].slice(-MAX_AGENT_LINKS),
});

/** Without any link that works; the same object if it was ended before. */
export const endedAgentLinks = (agent: AgentLinks, at: string): AgentLinks =>
  agent.endedAt === undefined ? { ...agent, links: [], endedAt: at } : agent;

/** With `digest` as the only link that works, also after the page was ended. */
export const renewedAgentLinks = (
  { endedAt: _ended, ...agent }: AgentLinks,
  digest: string,
): AgentLinks => ({ ...agent, links: [digest] });

/** With the agent's choice about mails; the same object if it was made before. */
export const withMailChoice = (agent: AgentLinks, wanted: boolean, at: string): AgentLinks =>
  wanted === (agent.mails?.wanted ?? true) ? agent : { ...agent, mails: { wanted, at } };

/**
 * `messages` without those that their agents do not want, and without those that were due while they did not. The
 * link that an agent asks for is always sent.
 */
export function wantedByAgents(
  messages: readonly PlannedMessage[],
  agents: readonly AgentLinks[],
): PlannedMessage[] {
  const choices = new Map(
    agents.flatMap(({ mailbox, mails }) => (mails ? [[mailbox, mails]] : [])),
  );
  if (choices.size === 0) return [...messages];
  return messages.filter(({ kind, about, due }) => {
    if (messageKindDisplays[kind].to !== 'agent' || kind === 'agent_link') return true;
    const choice = choices.get(emailKey(addresseeOf(kind, about) ?? ''));
    return !choice || (choice.wanted && due >= new Date(choice.at));
  });
}

/** An agent's page for the owner. */
export interface AgentAccess {
  /** Whether somebody can open it. */
  isOpen: boolean;
  /** When the owner ended it, an instant. */
  endedAt?: string | undefined;
  /** Whether the agent gets mails. */
  mails: boolean;
}

export const presentAgentAccess = (agent: AgentLinks | undefined): AgentAccess => ({
  isOpen: agent !== undefined && agent.links.length > 0,
  endedAt: agent?.endedAt,
  mails: agent?.mails?.wanted ?? true,
});
