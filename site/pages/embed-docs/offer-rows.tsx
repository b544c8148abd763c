import { useContractText } from './contract-texts.ts';
import { marked } from './marked.tsx';

export interface OfferRow {
  name: string;
  /** Whose it is, where rows of several widgets stand together. */
  tag?: string;
  type?: string | undefined;
  note?: string | undefined;
  text: string;
}

/** What a widget takes or tells, each with its type and its text. */
export function OfferRows({ rows }: { rows: readonly OfferRow[] }) {
  const textOf = useContractText();
  return (
    <dl className="docs-rows" data-short={rows.some(({ type }) => type) ? undefined : ''}>
      {rows.map(({ name, tag, type, note, text }) => (
        <div key={name + (tag ?? '')}>
          <dt>
            <code>{name}</code>
            {tag ? <span className="docs-type">{` ${tag.replace('inspection-', '')}`}</span> : null}
          </dt>
          <dd>
            {type ? (
              <p className="docs-type">
                <code>{type}</code>
                {note ? <span>{` ${note}`}</span> : null}
              </p>
            ) : null}
            <p>{marked(textOf(text))}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
