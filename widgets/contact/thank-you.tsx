import { business } from '#domain/business/business.ts';
import { promises } from '#domain/business/promises.ts';
import { useArrival } from '#widgets/core/use-arrival.ts';
import { useStyles } from '#widgets/core/use-styles.ts';
import type { ContactStore } from './contact.store.ts';
import styles from './thank-you.css?inline';

/** Stands in the form's place once a request is sent (spec §4). */
export function ThankYou({ store }: { store: ContactStore }) {
  const heading = useArrival(store);
  useStyles(heading, styles);
  return (
    <div className="contact-thanks">
      <span className="contact-tick" aria-hidden="true" />
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Thank You!
      </h2>
      <p className="ui-lead">
        Your request has reached us. We will contact you within {promises.response} to schedule your
        inspection.
      </p>
      <p className="ui-lead">
        In a hurry? Call{' '}
        <a className="ui-link" href={business.phone.href}>
          {business.phone.display}
        </a>
        .
      </p>
      <button
        type="button"
        className="ui-button"
        part="button"
        onClick={() => store.setState({ sent: false, arriving: true })}
      >
        Send another request
      </button>
    </div>
  );
}
