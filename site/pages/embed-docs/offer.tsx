import type { Offer } from './contract.ts';
import { type OfferRow, OfferRows } from './offer-rows.tsx';

const Group = ({ title, rows }: { title: string; rows: readonly OfferRow[] }) =>
  rows.length === 0 ? null : (
    <>
      <h3 className="docs-rows-heading">{title}</h3>
      <OfferRows rows={rows} />
    </>
  );

/** What an element, or every element, offers to a page; what its parts are is on the page about its look. */
export const OfferTables = ({
  offer: { attributes, properties, methods, events, parts },
}: {
  offer: Offer;
}) => (
  <>
    <Group
      title="Attributes"
      rows={attributes.map(({ fallback, ...attribute }) => ({
        ...attribute,
        note: fallback && `${fallback} without it`,
      }))}
    />
    <Group title="Properties" rows={properties} />
    <Group title="Methods" rows={methods.map(({ name, text }) => ({ name: `${name}()`, text }))} />
    <Group
      title="Events"
      rows={events.map(({ name, text, detail, cancelable }) => ({
        name,
        text,
        type: `event.detail: ${detail}`,
        note: cancelable ? 'cancelable' : undefined,
      }))}
    />
    {parts.length > 0 ? (
      <p className="docs-parts">
        Parts:{' '}
        {parts.map(({ name }) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    ) : null}
  </>
);
