import { expect, it } from 'vitest';
import { agentConsentOf, withAgent, withAgentLink } from './agent-consent.ts';
import { emptyJob } from './job-record.ts';

const createdAt = '2026-11-20T15:00:00.000Z';
const at = '2026-12-01T15:00:00.000Z';
const named = { agentEmail: 'jane@realty.example', createdAt };
const consenting = { ...named, agentConsent: true };
const empty = emptyJob({ id: 'b', createdAt });

it('is given with the booking, withdrawn on its page, and given again', () => {
  expect(agentConsentOf(consenting, empty)).toEqual({ consentedAt: createdAt, follows: true });
  const withdrawn = withAgent(empty, consenting, { consent: false, at });
  expect(agentConsentOf(consenting, withdrawn)).toBeUndefined();
  const again = withAgent(withdrawn, consenting, { consent: true, at });
  expect(agentConsentOf(consenting, again)).toEqual({ consentedAt: at, follows: true });
});

it('is nobody’s while no agent is named, or the client has not agreed', () => {
  expect(agentConsentOf({ agentConsent: true, createdAt }, empty)).toBeUndefined();
  expect(agentConsentOf(named, empty)).toBeUndefined();
});

it('changes nothing when it is said again', () => {
  expect(withAgent(empty, consenting, { consent: true, at })).toBe(empty);
  expect(withAgent(empty, named, { consent: false, at })).toBe(empty);
});

it('has the link to the report, which goes with it', () => {
  const linked = withAgentLink(empty, consenting, 'digest');
  expect(linked.agent).toEqual({ consentedAt: createdAt, follows: true, link: 'digest' });
  const withdrawn = withAgent(linked, consenting, { consent: false, at });
  expect(withdrawn).toEqual({ ...empty, agentWithdrawnAt: at });
  expect(withAgentLink(withdrawn, consenting, 'digest')).toBe(withdrawn);
});
