import type { Business } from '#domain/business/business.ts';
import { textBlock, textsOf } from '#domain/business/text-block.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { docsPageWords, docsPath, docsSlugs } from './embed-docs/docs-pages.ts';
import { paymentTerms } from './pricing.ts';
import { serviceCards } from './services.ts';

export const llmsTexts = textBlock('llms', 'llms.txt, for assistants', {
  summary:
    'Home inspections in the {{region}}, by an inspector licensed by the {{authority}} ({{license}}). From {{fromPrice}}; report within {{reportTime}}. Phone {{phone}}, email {{email}}.',
  /** Instead of it without a license. */
  unlicensed:
    'Home inspections in the {{region}}. From {{fromPrice}}; report within {{reportTime}}. Phone {{phone}}, email {{email}}.',
  /** The purpose of the pages that answer most questions, in this order. */
  purposes: [
    { href: '/instant-quote', text: 'the price of a home, line by line, without a name' },
    { href: '/calendar', text: 'free days and start times; an appointment is booked at once' },
    { href: '/pricing', text: 'prices by size, additional services, payment' },
    { href: '/services', text: 'what is inspected and what the client receives' },
    { href: '/faq', text: 'process, cost, scheduling, reports, homes in {{localArea}}' },
    { href: '/contact', text: 'an inspection request that is answered by phone' },
    { href: '/about', text: 'the inspector, values, cities served' },
    { href: '/reviews', text: 'what clients wrote' },
    { href: '/blog', text: 'articles on foundations, roofs, wiring, the {{contractDeadline}}' },
    { href: '/privacy', text: 'what is stored and for how long' },
  ],
});

/** It has its own section. */
const isForAgents = (path: string) => path.startsWith('/embed');

/** '/maintenance-tips' as 'Maintenance tips' */
function titleOf(path: string): string {
  const words = path.slice(1).replaceAll('-', ' ');
  return words === 'faq' ? 'FAQ' : words.charAt(0).toUpperCase() + words.slice(1);
}

const priceLines = ({ prices, words }: Business) => [
  ...prices.tiers.map(({ upTo, price }) => `up to ${thousands(upTo)} sq ft: ${dollars(price)}`),
  `larger: ${words.beyondPrice} plus ${words.stepPrice} for each started ${words.stepArea} sq ft over ${thousands(prices.tiers.at(-1)?.upTo ?? 0)}`,
  `pool or spa: ${words.poolPrice} more. ${words.poolPrices}`.trim(),
];

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The links to all of `paths` except the home page, which this text replaces. */
function pageLinks(origin: string, paths: readonly string[], business: Business): string {
  const purposes = new Map<string, string>(
    textsOf(llmsTexts, business).purposes.map(({ href, text }) => [href, text]),
  );
  const others = paths.filter((path) => path !== '/' && !isForAgents(path) && !purposes.has(path));
  const known = [...purposes.keys()].filter((path) => paths.includes(path));
  return list(
    [...known, ...others].map((path) => {
      const purpose = purposes.get(path);
      return `[${titleOf(path)}](${origin}${path})${purpose ? `: ${purpose}` : ''}`;
    }),
  );
}

/** The links to those of the documents for partners and developers that are among `paths`. */
const documentLinks = (origin: string, paths: readonly string[]) =>
  list(
    docsSlugs
      .filter((slug) => paths.includes(docsPath(slug)))
      .map((slug) => {
        const { title, text } = docsPageWords.in(defaultLocale)[slug];
        return `[${title}](${origin}${docsPath(slug)}): ${text}`;
      }),
  );

/**
 * `/llms.txt`: the site for programs that read it on behalf of a person; `paths` are the pages that
 * may be indexed. By llmstxt.org, facts come first, without headings, and sections are lists of
 * links.
 */
export function llmsText(origin: string, paths: readonly string[], business: Business): string {
  const { summary, unlicensed } = textsOf(llmsTexts, business);
  return `# ${business.name}

> ${business.license ? summary : unlicensed}

Services:

${list(textsOf(serviceCards, business).map(({ title, description }) => `${title}: ${description}`))}

Base prices:

${list(priceLines(business))}

The instant quote adds what else counts, such as age, stories and rush service. ${textsOf(paymentTerms, business).join(' ')}

How to book: get a price at ${origin}/instant-quote, then choose a day and a start time at ${origin}/calendar; or call ${business.phone.display}.

How an assistant books: with the tools of the MCP server below, which need no key: \`get_price\`, \`list_free_starts\`, \`ask_question\` and \`book_inspection\`. Book only for a person who has agreed to price, day and time, with their own name, email, phone number and the property's address. To practice, book with \`test: true\`: the call is checked and answered the same way, and nothing is booked.

## Pages

${pageLinks(origin, paths, business)}
- [En español](${origin}${addressIn('es', '/')}): each of these pages in Spanish, at the same path below it

## For assistants and developers

- [MCP server](${origin}/api/mcp?public): prices, free start times, questions and booking by tools (streamable HTTP)
- [API](${origin}/api/docs): every call, to read
- [OpenAPI 3.1](${origin}/api/openapi.json): the same for programs

## For real-estate agents

- [Widgets](${origin}/embed): choose a widget and copy its block
- [Documents](${origin}/embed/docs): everything below, to choose from
${documentLinks(origin, paths)}
`;
}
