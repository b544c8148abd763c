import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Button } from '#admin/shell/button.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import { connectionText, endPath } from '#domain/connections/new-connections.ts';
import { useBusiness } from '#ui/business.tsx';

/** API keys and webhooks that the owner has not confirmed yet, each with a way to end it. Nothing without any. */
export function NewConnections() {
  const { timeZone } = useBusiness();
  const answer = useAnswer('GET /api/connections/new');
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();
  const added = answer.data?.data ?? [];
  const newest = added.at(-1);

  async function confirm(until: string) {
    setPending(true);
    setFailure(undefined);
    try {
      await send('PUT /api/connections/seen', { json: { until } });
      await Promise.all([answer.mutate(), mutate('health')]);
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    }
    setPending(false);
  }

  if (!newest) return <LoadFailure answer={answer} />;
  return (
    <Part
      title="New"
      lead="These can read your clients’ data since you looked last. End what neither you nor a program of yours added."
    >
      <ul className="admin-part-list" aria-label="New connections">
        {added.map((connection) => (
          <li key={connection.id}>
            <div>
              <p className="connections-name">
                <span>{connectionText(connection)}</span>
              </p>
              <p className="connections-facts">
                <span>{formatInstant(connection.at, timeZone)}</span>
              </p>
            </div>
            <Link className="ui-button admin-quiet" href={endPath(connection)}>
              <span>
                {connection.apiKey
                  ? `Revoke the key ${connection.apiKey.name}`
                  : `End ${connection.name}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status">{failure}</p>
      <div className="admin-actions">
        <Button kind="primary" busy={pending} onClick={() => void confirm(newest.at)}>
          All of these are mine
        </Button>
      </div>
    </Part>
  );
}
