import { useId } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { FoundRecords } from './found-records.tsx';
import type { PersonSearch } from './use-person-search.ts';

/** Finds, exports and erases what is stored about one person. */
export function PersonPart({ search }: { search: PersonSearch }) {
  const id = useId();
  const { found, failure, pending } = search;
  return (
    <section className="admin-card privacy-part" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        A person’s records
      </h2>
      <p className="privacy-lead">
        Somebody asks what you have stored about them, or wants it erased? Search by the e-mail
        address or the telephone number they gave; the notation does not matter.
      </p>
      <form
        className="privacy-search"
        method="dialog"
        noValidate
        aria-label="Search a person"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) search.run(search.text);
        }}
      >
        <label className="ui-label" htmlFor={`${id}-person`}>
          E-mail address or telephone number
        </label>
        <div className="privacy-search-row">
          <input
            id={`${id}-person`}
            className="ui-control"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={254}
            value={search.text}
            aria-invalid={failure ? 'true' : undefined}
            aria-describedby={`${id}-message`}
            onChange={(event) => search.setText(event.target.value)}
          />
          <Button type="submit" kind="primary" disabled={pending}>
            {pending ? 'Searching…' : 'Search'}
          </Button>
        </div>
        <p
          className="ui-message"
          id={`${id}-message`}
          role={failure ? 'alert' : undefined}
          data-error={failure ? '' : undefined}
        >
          {failure}
        </p>
      </form>
      {found ? <FoundRecords found={found} search={search} key={found.person} /> : null}
    </section>
  );
}
