import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import type { ReviewRow } from '#domain/reviews/review-rows.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';

interface ImportPreviewProps {
  rows: readonly ReviewRow[];
  pending: boolean;
  onImport: () => void;
  onBack: () => void;
}

/** Rows that are shown of those that are right; wrong ones are shown all. */
const SHOWN = 20;

/** What was understood: wrong rows with what is wrong, and right ones as reviews. */
export function ImportPreview({ rows, pending, onImport, onBack }: ImportPreviewProps) {
  const right = rows.filter(({ review }) => review);
  const wrong = rows.filter(({ review }) => !review);
  return (
    <div className="import-preview">
      <p role="status">
        {plural(right.length, 'review')} can be imported
        {wrong.length > 0 ? `; ${plural(wrong.length, 'row')} with errors will be left out` : ''}.
      </p>
      {wrong.length > 0 ? <WrongRows rows={wrong} /> : null}
      {right.length > 0 ? <RightRows rows={right} /> : null}
      <div className="admin-actions">
        <button
          type="button"
          className="ui-button admin-primary"
          disabled={pending || right.length === 0}
          onClick={onImport}
        >
          {pending ? 'Importing…' : `Import ${plural(right.length, 'review')}`}
        </button>
        <button type="button" className="ui-button admin-quiet" onClick={onBack}>
          Back to the table
        </button>
      </div>
    </div>
  );
}

function WrongRows({ rows }: { rows: readonly ReviewRow[] }) {
  return (
    <table className="import-table">
      <caption>Left out</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Field</th>
          <th scope="col">What is wrong</th>
          <th scope="col">It says</th>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(({ number, cells, errors }) =>
          errors.map(({ path, message }) => (
            <tr key={`${number} ${path} ${message}`}>
              <th scope="row">{number}</th>
              <td data-label="Field">{path}</td>
              <td data-label="What is wrong">{message}</td>
              <td data-label="It says" className="import-cell">
                {cells[path]?.trim() || '(nothing)'}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function RightRows({ rows }: { rows: readonly ReviewRow[] }) {
  const more = rows.length - SHOWN;
  return (
    <>
      <table className="import-table">
        <caption>To be imported</caption>
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
          {rows.slice(0, SHOWN).map(({ number, review }) =>
            review ? (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td data-label="Author">
                  {review.author}
                  {review.verified ? ' (verified)' : ''}
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
      {more > 0 ? <p className="ui-note">And {plural(more, 'more review')}.</p> : null}
    </>
  );
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
