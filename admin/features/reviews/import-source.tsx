import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { importLimit } from '#domain/reviews/review.schema.ts';
import { reviewPlatformKeys } from '#domain/reviews/review-platforms.ts';
import { reviewColumns } from '#domain/reviews/review-rows.ts';
import { readTableFile } from './read-table-file.ts';

interface ImportSourceProps {
  /** The initial text. */
  text: string;
  onText: (text: string) => void;
  onProblem: (problem: string) => void;
}

/** Reads the table from a file or the clipboard. */
export function ImportSource({ text: initialText, onText, onProblem }: ImportSourceProps) {
  const id = useId();
  const [text, setText] = useState(initialText);

  async function read(file: File) {
    try {
      onText(await readTableFile(file));
    } catch (error) {
      onProblem(error instanceof RangeError ? error.message : 'The file could not be read.');
    }
  }

  return (
    <div className="import-source">
      <p>
        A spreadsheet with one review per row, up to {importLimit}. The first row names the columns:{' '}
        <span>{reviewColumns.join(', ')}</span>. The platform is one of{' '}
        <span>{reviewPlatformKeys.join(', ')}</span>; dates look like 2026-10-28 or 10/28/2026;
        verified is yes or no.
      </p>
      <Button onClick={() => saveFile('reviews.csv', new Blob([template], { type: 'text/csv' }))}>
        <Download size={18} /> Download a template
      </Button>
      <div>
        <label className="ui-label" htmlFor={`${id}-file`}>
          CSV file
        </label>
        <input
          type="file"
          id={`${id}-file`}
          className="admin-file"
          accept=".csv,text/csv,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Otherwise choosing the corrected file again would fire no event.
            currentTarget.value = '';
            if (file) void read(file);
          }}
        />
      </div>
      <div>
        <label className="ui-label" htmlFor={`${id}-text`}>
          Or paste the rows here, headings included
        </label>
        <textarea
          id={`${id}-text`}
          className="ui-control import-text"
          rows={8}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div className="admin-actions">
        <Button kind="primary" disabled={text.trim() === ''} onClick={() => onText(text)}>
          Check the rows
        </Button>
      </div>
    </div>
  );
}

const template = `${reviewColumns.join(',')}
google,5,Priya Raman,2026-10-28,"Clear, calm and thorough.",yes
`;
