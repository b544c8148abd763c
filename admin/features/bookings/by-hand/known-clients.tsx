import { Link } from 'wouter';
import { useLeadSearch } from '#admin/features/lead-search/use-lead-search.ts';
import { drafts, type Values } from '#admin/forms/drafts.ts';
import { fillControls } from '#admin/forms/set-control-value.ts';
import { countText } from '#admin/lists/count-text.ts';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import {
  callerOf,
  callerQuery,
  isOpenRequest,
  type KnownClient,
  knownClients,
} from '#domain/leads/known-clients.ts';
import { useBusiness } from '#ui/business.tsx';
import { textsOfClient } from './by-hand-values.ts';

/** With more of the number or name, the list gets shorter. */
const MOST_SHOWN = 5;

interface KnownClientsProps {
  values: Values;
  /** Name of the form's draft. */
  draft: string;
}

/** Earlier clients that match the typed name or number. Choosing one fills in the rest. */
export function KnownClients({ values, draft }: KnownClientsProps) {
  const { name = '', phone = '', address = '' } = values;
  const { found, search } = useLeadSearch(callerQuery({ name, phone }));
  const clients = found
    ? knownClients({ bookings: found.bookings.data, requests: found.requests.data }, search).slice(
        0,
        MOST_SHOWN,
      )
    : [];
  const isFilledIn = clients.some((client) => {
    const caller = callerOf(client);
    return caller.name === name && caller.phone === phone && address !== '';
  });
  const shown = isFilledIn ? [] : clients;
  return (
    <div className="admin-known ui-wide">
      <p className="ui-visually-hidden" role="status">
        {shown.length > 0 ? countText(shown.length, ['known client', 'known clients']) : null}
      </p>
      {shown.length > 0 ? (
        <ul aria-label="Known clients">
          {shown.map((client) => (
            <li key={(client.booking ?? client.request).id}>
              <KnownClientChoice client={client} draft={draft} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function KnownClientChoice({ client, draft }: { client: KnownClient; draft: string }) {
  const { timeZone } = useBusiness();
  const { name, phone, address } = callerOf(client);
  const { booking, request } = client;
  const made = formatInstantDate(new Date((booking ?? request).createdAt), timeZone);
  const facts = (
    <>
      <strong>{name}</strong>
      <span className="admin-known-action">
        <span>{booking ? `Booked ${made}` : `Request of ${made}`}</span>
        <span>{request && isOpenRequest(request) ? ' · Book it' : ' · Fill in'}</span>
      </span>
      <span className="admin-known-facts">{`${phone} · ${address}`}</span>
    </>
  );
  if (request && isOpenRequest(request)) {
    return (
      <Link
        className="admin-known-client"
        href={`/bookings/new?request=${encodeURIComponent(request.id)}`}
        onClick={() => drafts.remove(draft)}
      >
        {facts}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="admin-known-client"
      onClick={(event) => {
        const { form } = event.currentTarget;
        fillControls(form, textsOfClient(client));
        form?.querySelector<HTMLElement>('[name="inspectionType"]')?.focus();
      }}
    >
      {facts}
    </button>
  );
}
