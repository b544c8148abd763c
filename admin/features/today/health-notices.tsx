import { TriangleAlert } from 'lucide-react';
import useSWR from 'swr';
import { Link } from 'wouter';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { callApi } from '#client/call-api.ts';
import type { HealthNotice } from '#domain/health/health-check.ts';

const fetchNotices = async (path: string): Promise<HealthNotice[]> =>
  (await callApi<{ notices: HealthNotice[] }>('', path)).notices;

/** A line for each thing that is wrong with the server, with where to mend it. Nothing while all is well. */
export function HealthNotices() {
  const { data = [] } = useSWR<HealthNotice[], unknown>('health', fetchNotices, refreshWhenVisible);
  if (data.length === 0) return null;
  return (
    <ul className="today-health" aria-label="Needs attention">
      {data.map(({ check, state, text, screen }) => (
        <li key={check} data-state={state}>
          <TriangleAlert size={18} />
          <span>
            {text} {screen ? <Link href={screen.path}>{screen.label}</Link> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
