import { useId } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { FoundRecords } from './found-records.tsx';
import type { PersonSearch } from './use-person-search.ts';

/** Finds, exports and erases the data about one person. */
export function PersonPart({ search }: { search: PersonSearch }) {
  const id = useId();
  const { found, failure, pending } = search;
  return (
    <section className="admin-card privacy-part" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        A person’s records
      </h2>
      <p className="privacy-lead">
        Did someone ask what you have stored about them, or want it erased? Search by the email
        address or phone number they gave you, in any format.
      </p>
      <form
        className="privacy-search"
        method="dialog"
        noValidate
        aria-label="Search for a person"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) search.run(search.text);
        }}
      >
        <label className="ui-label" htmlFor={`${id}-person`}>
          Email address or phone number
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
          <Button type="submit" kind="primary" busy={pending}>
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
