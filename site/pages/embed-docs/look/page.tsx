import { LinkedText } from '#site/parts/linked-text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { contract } from '../contract.ts';
import { DocsPage, docsPage } from '../docs-page.tsx';
import { OfferRows } from '../offer-rows.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { arePicturesOf } from '../pictures.ts';
import { SnippetBox } from '../snippet-box.tsx';
import oneColor from '../snippets/one-color.css?raw';
import part from '../snippets/part.css?raw';
import styling from '../snippets/styling.css?raw';
import { lookWords } from './look.words.ts';
import { PartsTable } from './parts-table.tsx';
import { Pictures } from './pictures.tsx';
import { reservedSizesSheet } from './reserved-sizes.ts';

export const page = docsPage('look', LookPage);

const named = (name: string) => (offered: { name: string }) => offered.name === name;

/** The attributes about the look, of every widget and of those over the page. */
const attributes = [
  ...contract.shared.attributes.filter(({ name }) => name === 'theme' || name === 'heading'),
  ...contract.elements
    .filter(({ tag }) => tag === 'inspection-chat' || tag === 'inspection-promo')
    .flatMap(({ tag, attributes: own }) =>
      own.filter(named('placement')).map((attribute) => ({ ...attribute, tag })),
    ),
];

function LookPage() {
  const { color, properties, scheme, parts, room, pictures } = useWords(lookWords);
  const business = useBusiness();
  return (
    <DocsPage
      slug="look"
      parts={[
        {
          id: 'color',
          title: color.title,
          content: (
            <>
              <SnippetBox label={color.block} code={oneColor} />
              <Paragraphs texts={color.texts} />
              <p>
                <LinkedText text={color.configurator} hrefs={['/embed']} />
              </p>
            </>
          ),
        },
        {
          id: 'every-widget',
          title: properties.title,
          content: (
            <>
              <Paragraphs texts={[properties.text]} />
              <OfferRows
                rows={contract.shared.customProperties.map(({ fallback, ...property }) => ({
                  ...property,
                  type: fallback,
                }))}
              />
              <SnippetBox label={properties.block} code={styling} />
            </>
          ),
        },
        {
          id: 'scheme',
          title: scheme.title,
          content: (
            <>
              <Paragraphs texts={[scheme.text]} />
              <OfferRows rows={attributes} />
            </>
          ),
        },
        {
          id: 'parts',
          title: parts.title,
          content: (
            <>
              <Paragraphs texts={[parts.text]} />
              <SnippetBox label={parts.block} code={part} />
              <p>
                <LinkedText text={parts.manifest} hrefs={['/embed/docs/frameworks']} />
              </p>
              <PartsTable />
            </>
          ),
        },
        {
          id: 'room',
          title: room.title,
          content: (
            <>
              <SnippetBox label={room.block} code={reservedSizesSheet} />
              <Paragraphs texts={room.texts} />
            </>
          ),
        },
        ...(arePicturesOf(business)
          ? [{ id: 'pictures', title: pictures.title, content: <Pictures /> }]
          : []),
      ]}
    />
  );
}
