import { type ReactNode, useId } from 'react';
import { followedReport } from '#client/agent.ts';
import type { AgentInspection } from '#domain/agents/agent-view.ts';
import { capitalized } from '#domain/locale/capitalized.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { minutesOf, timeAt } from '#domain/schedule/time-of-day.ts';
import { Icon } from '#site/icons/icon.tsx';
import { sizeText } from '#site/parts/size-text.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { agentWords } from './agent.words.ts';

interface InspectionsProps {
  title: string;
  list: readonly AgentInspection[];
  token: string;
  /** Said when the list is empty; without it, an empty list is not shown. */
  children?: ReactNode;
}

export function Inspections({ title, list, token, children }: InspectionsProps) {
  const id = useId();
  if (list.length === 0 && !children) return null;
  return (
    <section className="agent-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {list.length === 0 ? <p>{children}</p> : null}
      <ul>
        {list.map((one) => (
          <Inspection key={one.id} inspection={one} token={token} />
        ))}
      </ul>
    </section>
  );
}

function Inspection({ inspection, token }: { inspection: AgentInspection; token: string }) {
  const { id, date, time, minutes, address, state, report } = inspection;
  const { locale, timeZone } = useBusiness();
  const words = useWords(agentWords);
  const end = timeAt(minutesOf(time) + minutes);
  return (
    <li className="site-panel agent-inspection" data-state={state}>
      <p className="agent-state">{words.states[state]}</p>
      <h3>{capitalized(formatDate(date, 'long', locale))}</h3>
      <p className="agent-time">
        {words.span(formatTime(time, locale), formatTime(end, locale), timeZone.label)}
      </p>
      <p className="agent-place">
        <Icon name="location" size={20} />
        <span>{address}</span>
      </p>
      {report ? (
        <div className="site-actions">
          <a
            className="ui-button"
            href={followedReport(token, id)}
            download
            aria-describedby={`${id}-of`}
          >
            <Icon name="report" size={18} />
            <span>{words.read(sizeText(report.bytes))}</span>
          </a>
          <span id={`${id}-of`} hidden>
            {words.readOf(address)}
          </span>
        </div>
      ) : null}
    </li>
  );
}
