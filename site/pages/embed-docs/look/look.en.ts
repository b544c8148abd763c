export const words = {
  color: {
    title: 'One color',
    texts: [
      'A widget takes your page’s typeface and follows its color scheme. One color of yours is enough: tints, lines, text, the dark card and the color of text on the accent are derived from it, on light and dark pages.',
      'Areas use the accent unchanged. Links, borders and rings use a shade of it that reaches a contrast of 4.5:1, so that a yellow accent makes dark yellow links. Colors that you set for text on the accent or the action are used unchanged.',
    ],
    block: 'Your style sheet, one color',
    configurator:
      '[The configurator] tries your colors on each widget and calculates the contrast.',
  },
  properties: {
    title: 'All colors, corners, typeface',
    text: 'Set custom properties on the tag or on anything around it. Nothing else is inherited from your page.',
    block: 'Your style sheet',
  },
  scheme: {
    title: 'Light, dark, heading, corner of the window',
    text: 'If your page declares no `color-scheme`, a widget is dark if the nearest background behind it is. A picture or a gradient cannot be read: set the theme on the tag.',
  },
  parts: {
    title: 'Parts for your style sheet',
    text: 'The rest of a widget’s inside may change with any release; these parts stay.',
    block: 'Your style sheet, a part',
    manifest:
      '[The npm package] has all properties and parts as a Custom Elements Manifest, for editors and design tools.',
    all: 'every widget',
  },
  room: {
    title: 'The room that it needs',
    texts: [
      'Before the code arrives, the browser does not know how tall a widget will be. These lines keep your page still; the block from the configurator has the one that you need.',
      'The lower figures are for columns at least 520 px wide: if your column is narrower on a wide screen, keep the higher ones. A later state, such as a price or an error, takes its own height within the visitor’s own click. The chat and the offers need no room; leave 64 px at the top of the page for the line of the offers.',
    ],
    block: 'Reserved sizes',
  },
  pictures: { title: 'What they look like' },
  looks: { light: 'Light', dark: 'Dark', branded: 'In a partner’s colors' },
};
