import type { ReactNode } from 'react';
import type { Offer } from './contract.ts';
import { marked } from './marked.tsx';

interface Row {
  name: string;
  type?: string | undefined;
  note?: string | undefined;
  text: string;
}

interface RowsProps {
  title: string;
  rows: readonly Row[];
  heading: 'h3' | 'h4';
}

function Rows({ title, rows, heading: Heading }: RowsProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <>
      <Heading className="docs-rows-heading">{title}</Heading>
      <dl className="docs-rows" data-short={rows.some(({ type }) => type) ? undefined : ''}>
        {rows.map(({ name, type, note, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {type ? (
                <p className="docs-type">
                  <code>{type}</code>
                  {note ? <span> {note}</span> : null}
                </p>
              ) : null}
              <p>{marked(text)}</p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What an element, or every element, offers to a page. */
export function OfferTables({
  offer: { attributes, properties, methods, events, parts, customProperties },
  heading,
}: {
  offer: Offer;
  /** Level of the tables' headings. */
  heading: 'h3' | 'h4';
}) {
  return (
    <>
      <Rows
        heading={heading}
        title="Attributes"
        rows={attributes.map(({ fallback, ...attribute }) => ({
          ...attribute,
          note: fallback && `${fallback} without it`,
        }))}
      />
      <Rows heading={heading} title="Properties" rows={properties} />
      <Rows
        heading={heading}
        title="Methods"
        rows={methods.map(({ name, text }) => ({ name: `${name}()`, text }))}
      />
      <Rows
        heading={heading}
        title="Events"
        rows={events.map(({ name, text, detail, cancelable }) => ({
          name,
          text,
          type: `event.detail: ${detail}`,
          note: cancelable ? 'cancelable' : undefined,
        }))}
      />
      <Rows heading={heading} title="Parts" rows={parts} />
      <Rows
        heading={heading}
        title="Custom properties"
        rows={customProperties.map(({ name, text, fallback }) => ({ name, text, type: fallback }))}
      />
    </>
  );
}
