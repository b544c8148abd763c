import { describe, expect, it, test } from 'vitest';
import { reservedSizeOf, reservedSizes, widgetTags } from '#widgets/registry.ts';
import { defaultOptions, type EmbedOptions } from './embed-options.ts';
import {
  elementMarkup,
  elementStyles,
  embedBlock,
  embeddedElement,
  scriptMarkup,
} from './embed-snippet.ts';

const options = (chosen: Partial<EmbedOptions>): EmbedOptions => ({ ...defaultOptions, ...chosen });

describe('the tag', () => {
  it('names nothing that the widget does by itself', () => {
    expect(elementMarkup(embeddedElement(defaultOptions))).toBe(
      '<inspection-quote></inspection-quote>',
    );
  });

  it('carries the slug of the partner, the language and the theme', () => {
    const element = embeddedElement(
      options({
        widget: 'inspection-booking',
        name: 'Smith & Sons',
        language: 'es',
        theme: 'dark',
      }),
    );
    expect(elementMarkup(element)).toBe(
      '<inspection-booking partner="smith-and-sons" lang="es" theme="dark"></inspection-booking>',
    );
  });

  it('keeps a value from ending its attribute', () => {
    const attributes = [['partner', `"><script>alert('&')</script>`]] as const;
    const markup = elementMarkup({ tag: 'inspection-quote', attributes, properties: [] });
    const value = "&quot;&gt;&lt;script&gt;alert('&amp;')&lt;/script&gt;";
    expect(markup).toBe(`<inspection-quote partner="${value}"></inspection-quote>`);
  });
});

describe('the styles', () => {
  test.each(reservedSizes)('reserve the size of $tag', ({ tag, wide, narrow }) => {
    const styles = elementStyles(options({ widget: tag }));
    expect(styles).toBe(
      `${tag} {\n  display: block;\n  min-height: ${narrow}px;\n}\n` +
        `@media (min-width: 640px) {\n  ${tag} { min-height: ${wide}px; }\n}`,
    );
  });

  it('reserve the narrow size everywhere in a column that is always narrow', () => {
    const styles = elementStyles(options({ narrow: true }));
    expect(styles).toContain(`min-height: ${reservedSizeOf('inspection-quote').narrow}px`);
    expect(styles).not.toContain('@media');
  });

  it('are empty for an overlay with default colors', () => {
    expect(elementStyles(options({ widget: 'inspection-chat' }))).toBe('');
  });

  it('set what was chosen', () => {
    const chosen = { widget: 'inspection-chat', theme: 'light', action: '#ffd400', radius: 0 };
    expect(elementStyles(options(chosen as Partial<EmbedOptions>))).toBe(
      'inspection-chat {\n  --inspection-action: #ffd400;\n  --inspection-on-action: #12213f;\n' +
        '  --inspection-radius: 0px;\n}',
    );
  });
});

describe('the block', () => {
  it('is script, reserved size and tag, without characters that editors turn into entities', () => {
    const block = embedBlock('https://inspector.example', options({ name: 'Jane' }));
    expect(block.split('\n')[0]).toBe(
      '<script type="module" src="https://inspector.example/embed/v1.js"></script>',
    );
    expect(block).toMatch(/<style>\ninspection-quote \{[\s\S]+\}\n<\/style>\n<inspection-quote /);
    expect(block.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>&]/);
  });

  it('has no empty style element', () => {
    const block = embedBlock('https://inspector.example', options({ widget: 'inspection-promo' }));
    expect(block).not.toContain('<style>');
  });

  it.each(widgetTags)('shows %s', (widget) => {
    expect(embedBlock('https://a.example', options({ widget }))).toContain(
      `<${widget}></${widget}>`,
    );
  });
});

it('a script can be pinned to its content', () => {
  expect(scriptMarkup('https://a.example/embed/v1-1.js', 'sha384-x+/=')).toBe(
    '<script type="module" src="https://a.example/embed/v1-1.js" integrity="sha384-x+/="></script>',
  );
});

describe('another display', () => {
  it('is an attribute, and a button reserves its own height', () => {
    const button = options({ display: 'button', name: 'Jane' });
    expect(elementMarkup(embeddedElement(button))).toBe(
      '<inspection-quote display="button" partner="jane"></inspection-quote>',
    );
    expect(elementStyles(button)).toBe(
      'inspection-quote {\n  display: inline-block;\n  min-height: 56px;\n}',
    );
    expect(elementStyles(options({ display: 'dialog' }))).toBe('');
  });

  it('that a widget does not have is ignored', () => {
    const reviews = options({ widget: 'inspection-reviews', display: 'dialog' });
    expect(elementMarkup(embeddedElement(reviews))).toBe(
      '<inspection-reviews></inspection-reviews>',
    );
    const chat = options({ widget: 'inspection-chat', display: 'frame' });
    expect(embedBlock('https://inspector.example', chat)).toContain('<inspection-chat>');
  });

  it('is a frame with everything in its address', () => {
    const frame = options({ display: 'frame', name: 'Jane', theme: 'dark', accent: '#6b2d5c' });
    expect(embedBlock('https://inspector.example', frame)).toBe(
      '<iframe src="https://inspector.example/embed/frame/quote?partner=jane&amp;theme=dark&amp;accent=6b2d5c" title="Instant quote" style="width: 100%; height: 640px; border: 0; color-scheme: light"></iframe>',
    );
  });

  it('is an address for a mail, in the language of the widget', () => {
    const link = options({ display: 'link', widget: 'inspection-booking', name: 'Jane' });
    expect(embedBlock('https://inspector.example', link)).toBe(
      'https://inspector.example/calendar?partner=jane',
    );
    expect(embedBlock('https://inspector.example', { ...link, name: '', language: 'es' })).toBe(
      'https://inspector.example/es/calendar',
    );
    const reviews = { ...link, widget: 'inspection-reviews' as const };
    expect(embedBlock('https://inspector.example', reviews)).toContain('<inspection-reviews');
  });
});
