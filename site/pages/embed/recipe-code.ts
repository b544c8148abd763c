import type { EmbedRecipe } from '#domain/content/embed-page.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { importMapText } from '#domain/embed/import-map.ts';
import type { EmbedOptions } from '#widgets/embed-code/embed-options.ts';
import {
  elementMarkup,
  elementStyles,
  embeddedElement,
  loaderPath,
  scriptMarkup,
} from '#widgets/embed-code/embed-snippet.ts';
import type { WidgetTag } from '#widgets/registry.ts';

export interface CodeSample {
  label: string;
  code: string;
}

type Samples = (addresses: EmbedAddresses, options: EmbedOptions) => CodeSample[];

const styleSheet: Samples = (_addresses, options) => {
  const code = elementStyles(options);
  return code ? [{ label: 'Your style sheet', code }] : [];
};

const scriptLine: Samples = ({ origin }) => [
  { label: 'Your page’s HTML', code: scriptMarkup(origin + loaderPath) },
];

/** The event of each widget that a page most likely wants; the others have none. */
const announced: Readonly<Partial<Record<WidgetTag, string>>> = {
  'inspection-quote': 'inspection-quote-calculate',
  'inspection-booking': 'inspection-booking-created',
  'inspection-contact': 'inspection-contact-sent',
  'inspection-pricing': 'inspection-pricing-quote',
};

/** The tag with a listener for its event, as the framework writes it. */
function listeningMarkup(options: EmbedOptions, listener: (event: string) => string): string {
  const event = announced[options.widget];
  const tag = elementMarkup(embeddedElement(options));
  return event ? tag.replace('>', () => `${listener(event)}>`) : tag;
}

/** Code beside a recipe's steps, for the chosen widget. */
const samples: Readonly<Partial<Record<EmbedRecipe['id'], Samples>>> = {
  react: (addresses, options) => {
    const tag = listeningMarkup(
      options,
      (event) => `\n      on${event}={(event) => console.log(event.detail)}\n    `,
    );
    return [
      ...scriptLine(addresses, options),
      {
        label: 'A component',
        code: `export function Inspection() {\n  return (\n    ${tag}\n  );\n}`,
      },
    ];
  },

  vue: (addresses, options) => {
    const tag = listeningMarkup(
      options,
      (event) => `\n    @${event}="(event) => console.log(event.detail)"\n  `,
    );
    return [
      ...scriptLine(addresses, options),
      {
        label: 'vite.config.js',
        code: `vue({\n  template: {\n    compilerOptions: {\n      isCustomElement: (tag) => tag.startsWith('inspection-'),\n    },\n  },\n})`,
      },
      { label: 'A template', code: `<template>\n  ${tag}\n</template>` },
    ];
  },

  policy: (addresses, options) => [
    {
      label: 'The policy',
      code: policyOf(addresses.origin),
    },
    ...styleSheet(addresses, options),
    ...pinned(addresses, options),
  ],
};

const policyOf = (origin: string, more = '') =>
  `Content-Security-Policy: default-src 'self'; script-src ${origin}${more}; style-src 'self'; connect-src ${origin}`;

const pinned: Samples = ({ origin, pinned: release }, options) => {
  if (!release) return [];
  const { widget } = options;
  const map = importMapText(origin, release, widget);
  return [
    {
      label: 'The pinned loader',
      code: [
        `<script type="importmap">${map}</script>`,
        scriptMarkup(origin + release.loader, release.integrity[release.loader]),
        elementMarkup(embeddedElement(options)),
      ].join('\n'),
    },
    {
      label: 'The policy with the import map’s digest',
      code: policyOf(origin, ` '${release.policyHashes[widget] ?? ''}'`),
    },
  ];
};

export const samplesOf = (
  id: EmbedRecipe['id'],
  addresses: EmbedAddresses,
  options: EmbedOptions,
): CodeSample[] => samples[id]?.(addresses, options) ?? [];
