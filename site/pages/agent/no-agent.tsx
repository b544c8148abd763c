import { CallButton } from '#site/parts/closing-call.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useWords } from '#ui/words.ts';
import { agentWords } from './agent.words.ts';

/** Shown when the link opens no agent's page, or when nobody can be asked. */
export function NoAgent({ reason }: { reason: 'gone' | 'unreachable' }) {
  const words = useWords(agentWords);
  return (
    <div className="site-wrap agent">
      <h1>{words[`${reason}Title`]}</h1>
      <p className="site-lede">{words[`${reason}Text`]}</p>
      <div className="site-actions">
        {reason === 'gone' ? (
          <SiteLink href="/agent" className="ui-button" data-kind="action">
            {words.goneButton}
          </SiteLink>
        ) : null}
        <CallButton />
      </div>
    </div>
  );
}
