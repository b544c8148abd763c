import { Button } from '#admin/shell/button.tsx';
import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import type { ReviewRow } from '#domain/reviews/review-rows.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';

interface ImportPreviewProps {
  rows: readonly ReviewRow[];
  pending: boolean;
  onImport: () => void;
  onBack: () => void;
}

/** Valid rows that are listed; all invalid ones are. */
const MAX_LISTED = 20;

/** The parsed rows: invalid ones with their errors, valid ones as reviews. */
export function ImportPreview({ rows, pending, onImport, onBack }: ImportPreviewProps) {
  const valid = rows.filter(({ review }) => review);
  const invalid = rows.filter(({ review }) => !review);
  return (
    <div className="import-preview">
      <p role="status">
        <span>{plural(valid.length, 'review')}</span> can be imported
        <span>
          {invalid.length > 0
            ? `; ${plural(invalid.length, 'row')} with errors will be skipped`
            : ''}
        </span>
        .
      </p>
      {invalid.length > 0 ? <InvalidRows rows={invalid} /> : null}
      {valid.length > 0 ? <ValidRows rows={valid} /> : null}
      <div className="admin-actions">
        <Button kind="primary" busy={pending} disabled={valid.length === 0} onClick={onImport}>
          {pending ? 'Importing…' : `Import ${plural(valid.length, 'review')}`}
        </Button>
        <Button onClick={onBack}>Back to the table</Button>
      </div>
    </div>
  );
}

function InvalidRows({ rows }: { rows: readonly ReviewRow[] }) {
  return (
    <table className="import-table">
      <caption>Skipped</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Field</th>
          <th scope="col">Problem</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(({ number, cells, errors }) =>
          errors.map(({ path, message }) => (
            <tr key={`${number} ${path} ${message}`}>
              <th scope="row">{number}</th>
              <td data-label="Field">{path}</td>
              <td data-label="Problem">{message}</td>
              <td data-label="Value" className="import-cell">
                {cells[path]?.trim() || '(nothing)'}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function ValidRows({ rows }: { rows: readonly ReviewRow[] }) {
  const more = rows.length - MAX_LISTED;
  return (
    <>
      <table className="import-table">
        <caption>To import</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Author</th>
            <th scope="col">Platform</th>
            <th scope="col">Stars</th>
            <th scope="col">Date</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_LISTED).map(({ number, review }) =>
            review ? (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td data-label="Author">
                  {`${review.author}${review.verified ? ' (verified)' : ''}`}
                </td>
                <td data-label="Platform">{reviewPlatforms[review.platform].name}</td>
                <td data-label="Stars">{review.rating}</td>
                <td data-label="Date">{formatDate(review.date, 'short')}</td>
                <td data-label="Text" className="import-cell">
                  {review.text}
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      {more > 0 ? <p className="ui-note">{`And ${plural(more, 'more review')}.`}</p> : null}
    </>
  );
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
