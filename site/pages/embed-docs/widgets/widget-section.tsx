import { useBusiness } from '#ui/business.tsx';
import { registry, reservedSizeOf, type WidgetTag } from '#widgets/registry.ts';
import type { ElementOffer } from '../contract.ts';
import { marked } from '../marked.tsx';
import { OfferTables } from '../offer.tsx';
import { arePicturesOf, pictureLooks, pictureOf } from '../pictures.ts';

/** One widget: its purpose, its looks and its contract. */
export function WidgetSection({ offer }: { offer: ElementOffer }) {
  const tag = offer.tag as WidgetTag;
  const business = useBusiness();
  const { name } = registry[tag];
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
        <p>
          Reserve {size.wide} px of height, {size.narrow} px in columns under 520 px.
        </p>
      ) : null}
      {arePicturesOf(business) ? <Pictures tag={tag} name={name} /> : null}
      <OfferTables offer={offer} heading="h3" />
    </>
  );
}

const Pictures = ({ tag, name }: { tag: WidgetTag; name: string }) => (
  <ul className="docs-pictures">
    {pictureLooks.map((look) => {
      const { src, width, height } = pictureOf(tag, look);
      return (
        <li key={look}>
          <img
            src={src}
            width={width}
            height={height}
            alt={`${name}, ${look}`}
            loading="lazy"
            decoding="async"
          />
          <p>{look[0]?.toUpperCase() + look.slice(1)}</p>
        </li>
      );
    })}
  </ul>
);
