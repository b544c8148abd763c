import { business } from '#domain/business/defaults/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { promises } from '#domain/business/promises.ts';
import { textsOf } from '#domain/business/text-block.ts';
import {
  beyondTiers,
  poolPrice,
  sizeTiers,
  standardPriceRange,
} from '#domain/pricing/published-prices.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { paymentTerms } from './pricing.ts';
import { serviceCards } from './services.ts';

/** The purpose of the pages that answer most questions, in this order. */
const purposes: Readonly<Record<string, string>> = {
  '/instant-quote': 'the price of a home, line by line, without a name',
  '/calendar': 'free days and start times; an appointment is booked at once',
  '/pricing': 'prices by size, additional services, payment',
  '/services': 'what is inspected and what the client receives',
  '/faq': 'process, cost, scheduling, reports, homes in North Texas',
  '/contact': 'an inspection request that is answered by phone',
  '/about': 'license, values, cities served',
  '/reviews': 'what clients wrote',
  '/blog': 'articles on foundations, roofs, wiring, the option period',
  '/privacy': 'what is stored and for how long',
};

/** It has its own section. */
const isForAgents = (path: string) => path.startsWith('/embed');

/** '/maintenance-tips' as 'Maintenance tips' */
function titleOf(path: string): string {
  const words = path.slice(1).replaceAll('-', ' ');
  return words === 'faq' ? 'FAQ' : words.charAt(0).toUpperCase() + words.slice(1);
}

const priceLines = [
  ...sizeTiers.map(({ upTo, price }) => `up to ${thousands(upTo)} sq ft: ${dollars(price)}`),
  `larger: ${dollars(beyondTiers.price)} plus ${dollars(beyondTiers.stepPrice)} for each started ${beyondTiers.stepArea} sq ft over ${thousands(sizeTiers.at(-1)?.upTo ?? 0)}`,
  `pool or spa: ${dollars(poolPrice.quote)} more`,
];

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The links to all of `paths` except the home page, which this text replaces. */
function pageLinks(origin: string, paths: readonly string[]): string {
  const others = paths.filter((path) => path !== '/' && !isForAgents(path) && !purposes[path]);
  const known = Object.keys(purposes).filter((path) => paths.includes(path));
  return list(
    [...known, ...others].map((path) => {
      const purpose = purposes[path];
      return `[${titleOf(path)}](${origin}${path})${purpose ? `: ${purpose}` : ''}`;
    }),
  );
}

/**
 * `/llms.txt`: the site for programs that read it on behalf of a person; `paths` are the pages that
 * may be indexed. By llmstxt.org, facts come first, without headings, and sections are lists of
 * links.
 */
export const llmsText = (origin: string, paths: readonly string[]): string => `# ${business.name}

> Home inspections in the ${business.serviceArea}, by an inspector licensed by the Texas Real Estate Commission (${business.license.label}). From ${standardPriceRange.from}; report within ${promises.report}. Phone ${business.phone.display}, email ${business.email.display}.

Services:

${list(serviceCards.map(({ title, description }) => `${title}: ${description}`))}

Base prices:

${list(priceLines)}

The instant quote adds what else counts, such as age, stories and rush service. ${textsOf(paymentTerms, defaultBusiness).join(' ')}

How to book: get a price at ${origin}/instant-quote, then choose a day and a start time at ${origin}/calendar; or call ${business.phone.display}.

How an assistant books: with the tools of the MCP server below, which need no key: \`get_price\`, \`list_free_starts\`, \`ask_question\` and \`book_inspection\`. Book only for a person who has agreed to price, day and time, with their own name, email, phone number and the property's address. To practice, book with \`test: true\`: the call is checked and answered the same way, and nothing is booked.

## Pages

${pageLinks(origin, paths)}

## For assistants and developers

- [MCP server](${origin}/api/mcp?public): prices, free start times, questions and booking by tools (streamable HTTP)
- [API](${origin}/api/docs): every call, to read
- [OpenAPI 3.1](${origin}/api/openapi.json): the same for programs

## For real-estate agents

- [Widgets](${origin}/embed): choose a widget and copy its block
- [Widget reference](${origin}/embed/docs): attributes, events, frameworks, test mode
`;
