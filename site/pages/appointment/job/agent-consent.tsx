import { useId, useRef, useState } from 'react';
import { consentToAgent } from '#client/job.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import { dateOf } from '#site/parts/date-of.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { failureText } from '#widgets/booking/signing/link-failure.ts';
import { jobWords } from './job.words.ts';
import type { JobProps } from './job-context.ts';

/** Whether the agent gets the report: the client's choice, which can be taken back. */
export function AgentConsent({
  token,
  onRefresh,
  agent,
}: JobProps & { agent: NonNullable<ClientJob['agent']> }) {
  const business = useBusiness();
  const words = useWords(jobWords);
  const note = useId();
  const box = useRef<HTMLInputElement>(null);
  const pending = useRef(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');

  async function save(consent: boolean) {
    pending.current = true;
    setSaid('');
    setFailure('');
    try {
      await consentToAgent(token, consent, business.locale);
      setSaid(consent ? words.agentOn : words.agentOff);
      // Saved, whether or not the page can be brought up to date.
      await onRefresh().catch(() => undefined);
    } catch (error) {
      if (box.current) box.current.checked = !consent;
      setFailure(failureText(error, business));
    } finally {
      pending.current = false;
    }
  }

  return (
    <section className="job-section job-agent site-no-print" aria-labelledby="agent">
      <h2 id="agent">{words.agentTitle}</h2>
      <label className="ui-check">
        <input
          type="checkbox"
          ref={box}
          defaultChecked={agent.consentedAt !== undefined}
          aria-describedby={note}
          // Not `onChange`, which does not hear of a tap before React listened.
          onInput={({ currentTarget: { checked } }) => {
            if (!pending.current) void save(checked);
            else if (box.current) box.current.checked = !checked;
          }}
        />
        <span>{words.agentConsent(agent.name)}</span>
      </label>
      <p className="job-note" id={note}>
        {words.agentSees}
        {agent.consentedAt ? (
          <span>{` ${words.agentFrom(dateOf(agent.consentedAt, business))}`}</span>
        ) : null}
      </p>
      <p className="job-said" role="status">
        {said}
      </p>
      <p className="appointment-failure" role="alert">
        <PhoneLinked text={failure} />
      </p>
    </section>
  );
}
