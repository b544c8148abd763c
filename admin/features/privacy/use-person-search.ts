import { useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { send } from '#client/send.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';

export interface FoundPerson {
  /** The email address or telephone number that was searched. */
  person: string;
  records: PersonRecords;
}

export interface PersonSearch {
  /** The text of the search field. */
  text: string;
  setText: (text: string) => void;
  found: FoundPerson | undefined;
  pending: boolean;
  failure: string | undefined;
  run: (person: string) => void;
  /** Clears the result. */
  clear: () => void;
}

/** The search is not part of the URL, because it would stay in the browser's history. */
export function usePersonSearch(): PersonSearch {
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundPerson>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();
  const latest = useRef('');

  async function search(person: string) {
    latest.current = person;
    setText(person);
    setPending(true);
    setFailure(undefined);
    try {
      const records = await send('POST /api/privacy/search', { json: { person } });
      if (latest.current === person) setFound({ person, records });
    } catch (error) {
      report(error);
      if (latest.current !== person) return;
      setFound(undefined);
      setFailure(failureText(error));
    } finally {
      if (latest.current === person) setPending(false);
    }
  }

  return {
    text,
    setText,
    found,
    pending,
    failure,
    run: (person) => void search(person),
    clear() {
      setFound(undefined);
      setText('');
    },
  };
}
