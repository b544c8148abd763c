import { describe, expect, it } from 'vitest';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import { sampleSubject } from '#domain/messages/sample-subjects.ts';
import {
  endedAgentLinks,
  MAX_AGENT_LINKS,
  newAgentLinks,
  presentAgentAccess,
  renewedAgentLinks,
  wantedByAgents,
  withMailChoice,
  withNewAgentLink,
} from './agent-links.ts';

const at = '2026-12-01T15:00:00.000Z';
const agent = newAgentLinks('one', ' Jane+leads@Example.com ');

describe('an agent’s links', () => {
  it('are those of a mailbox, however its address is spelled', () => {
    expect(agent.mailbox).toBe('jane@example.com');
  });

  it('end with the oldest beyond a number of mails', () => {
    const digests = Array.from({ length: MAX_AGENT_LINKS + 1 }, (_, index) => `digest ${index}`);
    const { links } = digests.reduce(withNewAgentLink, agent);
    expect([links.length, links[0]]).toEqual([MAX_AGENT_LINKS, 'digest 1']);
  });

  it('end together, and a new one is the only one', () => {
    const ended = endedAgentLinks(withNewAgentLink(agent, 'a'), at);
    expect(presentAgentAccess(ended)).toEqual({ isOpen: false, endedAt: at, mails: true });
    expect(endedAgentLinks(ended, '2027-01-01T00:00:00.000Z')).toBe(ended);
    expect(renewedAgentLinks(ended, 'b')).toEqual({ ...agent, links: ['b'] });
    expect(renewedAgentLinks(withNewAgentLink(agent, 'a'), 'b').links).toEqual(['b']);
  });
});

describe('mails to an agent who wants none', () => {
  const planned = (kind: MessageKind, due: string) => ({
    id: kind,
    kind,
    due: new Date(due),
    expires: new Date('2026-12-31T00:00:00.000Z'),
    about: sampleSubject(kind, sampleBusiness),
  });
  const messages = [
    planned('agent_booked', '2026-12-01T14:00:00.000Z'),
    planned('booking_confirmed', '2026-12-01T14:00:00.000Z'),
    planned('agent_link', '2026-12-01T14:00:00.000Z'),
  ];
  const kinds = (...agents: Parameters<typeof wantedByAgents>[1][number][]) =>
    wantedByAgents(messages, agents).map(({ kind }) => kind);

  it('are not sent, except for the link that the agent asks for', () => {
    const stopped = withMailChoice(agent, false, '2026-11-01T00:00:00.000Z');
    expect(kinds(stopped)).toEqual(['booking_confirmed', 'agent_link']);
    expect(kinds(agent)).toHaveLength(3);
    expect(kinds({ ...stopped, mailbox: 'other@example.com' })).toHaveLength(3);
  });

  it('are not sent later when the agent wants them again', () => {
    const stopped = withMailChoice(agent, false, '2026-11-01T00:00:00.000Z');
    expect(kinds(withMailChoice(stopped, true, at))).toEqual(['booking_confirmed', 'agent_link']);
    expect(kinds(withMailChoice(stopped, true, '2026-12-01T13:00:00.000Z'))).toHaveLength(3);
  });

  it('are a choice that changes nothing when it is made again', () => {
    expect(withMailChoice(agent, true, at)).toBe(agent);
  });
});
