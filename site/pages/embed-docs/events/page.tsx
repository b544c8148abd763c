import { useWords } from '#ui/words.ts';
import { contract } from '../contract.ts';
import { DocsPage, docsPage } from '../docs-page.tsx';
import { OfferRows } from '../offer-rows.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { SnippetBox } from '../snippet-box.tsx';
import analyticsCode from '../snippets/analytics.html?raw';
import handOverCode from '../snippets/hand-over.html?raw';
import listenCode from '../snippets/listen.html?raw';
import metadataCode from '../snippets/metadata.html?raw';
import prefillCode from '../snippets/prefill.html?raw';
import { eventsWords } from './events.words.ts';

export const page = docsPage('events', EventsPage);

const allEvents = contract.elements.flatMap(({ tag, events }) =>
  events.map(({ name, text, detail, cancelable }) => ({
    name,
    tag,
    text,
    type: detail,
    note: cancelable ? 'cancelable' : undefined,
  })),
);

const properties = contract.elements.flatMap(({ tag, properties: own }) =>
  own.map((property) => ({ ...property, tag })),
);

function EventsPage() {
  const { listen, events, handOver, prefill, metadata, analytics } = useWords(eventsWords);
  return (
    <DocsPage
      slug="events"
      parts={[
        {
          id: 'listen',
          title: listen.title,
          content: (
            <>
              <SnippetBox label={listen.block} code={listenCode} />
              <Paragraphs texts={[listen.text]} />
            </>
          ),
        },
        {
          id: 'events',
          title: events.title,
          content: (
            <>
              <Paragraphs texts={[events.text]} />
              <OfferRows rows={allEvents} />
            </>
          ),
        },
        {
          id: 'hand-over',
          title: handOver.title,
          content: (
            <>
              <Paragraphs texts={handOver.texts} />
              <SnippetBox label={handOver.block} code={handOverCode} />
              <OfferRows rows={properties} />
            </>
          ),
        },
        {
          id: 'prefill',
          title: prefill.title,
          content: (
            <>
              <Paragraphs texts={prefill.texts} />
              <SnippetBox label={prefill.block} code={prefillCode} />
            </>
          ),
        },
        {
          id: 'metadata',
          title: metadata.title,
          content: (
            <>
              <Paragraphs texts={metadata.texts} />
              <SnippetBox label={metadata.block} code={metadataCode} />
            </>
          ),
        },
        {
          id: 'analytics',
          title: analytics.title,
          content: (
            <>
              <Paragraphs texts={[analytics.text]} />
              <SnippetBox label={analytics.block} code={analyticsCode} />
            </>
          ),
        },
      ]}
    />
  );
}
