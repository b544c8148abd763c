import { reservedSizeOf, type WidgetTag } from '#widgets/registry.ts';
import type { ElementOffer } from '../contract.ts';
import { marked } from '../marked.tsx';
import { OfferTables } from '../offer.tsx';

/** One widget: its purpose and its contract. */
export function WidgetSection({ offer }: { offer: ElementOffer }) {
  const tag = offer.tag as WidgetTag;
  const size = reservedSizeOf(tag) as { wide: number; narrow: number } | undefined;
  return (
    <>
      <p className="docs-tag">
        <code>{`<${tag}>`}</code>
      </p>
      {offer.prose.map((text) => (
        <p key={text}>{marked(text)}</p>
      ))}
      {size ? (
        <p>{`Reserve ${size.wide} px of height, ${size.narrow} px in columns under 520 px.`}</p>
      ) : null}
      <OfferTables offer={offer} />
    </>
  );
}
