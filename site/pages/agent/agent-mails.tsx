import { useState } from 'react';
import { chooseAgentMails } from '#client/agent.ts';
import type { AgentView } from '#domain/agents/agent-view.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { agentWords } from './agent.words.ts';

interface AgentMailsProps {
  agent: AgentView;
  token: string;
  onSaved: (agent: AgentView) => void;
}

/** Whether the agent gets mails; one press stops all of them, another begins them again. */
export function AgentMails({ agent, token, onSaved }: AgentMailsProps) {
  const { locale, phone } = useBusiness();
  const words = useWords(agentWords);
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const { mails, email } = agent;

  async function choose() {
    setPending(true);
    setSaid('');
    setFailure('');
    try {
      onSaved(await chooseAgentMails(token, !mails, locale));
      setSaid(mails ? words.stopped : words.started);
    } catch {
      setFailure(words.failed(phone.display));
    }
    setPending(false);
  }

  return (
    <section className="agent-mails" aria-labelledby="mails">
      <h2 id="mails">{words.mailsTitle}</h2>
      <p>{mails ? words.mailsOn(email) : words.mailsOff(email)}</p>
      <div className="site-actions">
        {/* Not `disabled`, which would take the focus away. */}
        <button
          type="button"
          className="ui-button"
          aria-disabled={pending || undefined}
          onClick={() => {
            if (!pending) void choose();
          }}
        >
          {mails ? words.stop : words.start}
        </button>
      </div>
      <p className="agent-said" role="status">
        {said}
      </p>
      <p className="agent-failure" role="alert">
        <PhoneLinked text={failure} />
      </p>
    </section>
  );
}
