import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { failureText, isUnreachable } from '#admin/failure-text.ts';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';
import type { HealthNotice } from '#domain/health/health-check.ts';

/** Read anew on each visit: the owner may have mended on another screen what a line says. */
export const useHealth = () =>
  useAnswer('GET /api/health', undefined, { ...refreshWhenVisible, revalidateIfStale: true });

/** A line for each thing that is wrong with the server, with where to mend it. Nothing while all is well. */
export function HealthNotices({ health }: { health: ReturnType<typeof useHealth> }) {
  const { data, error, isValidating } = health;
  const notices = data?.notices ?? [];
  // Silence would mean that all is well. Without a connection, the screen names the cause.
  const isUnknown = error && !isValidating && !isUnreachable(error);
  if (notices.length === 0 && !isUnknown) return null;
  return (
    <ul className="today-health" aria-label="Needs attention">
      {isUnknown ? (
        <Line state="fail">{`The state of the server could not be loaded. ${failureText(error)}`}</Line>
      ) : null}
      {notices.map(({ check, state, text, screen }) => (
        <Line key={check} state={state}>
          <span>{`${text} `}</span>
          {screen ? <Link href={screen.path}>{screen.label}</Link> : null}
        </Line>
      ))}
    </ul>
  );
}

const Line = ({ state, children }: Pick<HealthNotice, 'state'> & { children: ReactNode }) => (
  <li data-state={state}>
    {state === 'fail' ? <OctagonAlert size={18} /> : <TriangleAlert size={18} />}
    <span>{children}</span>
  </li>
);
