import type { Preview } from '@storybook/react-vite';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { secondBusinessIn } from '#domain/business/testing/second-business.ts';

export const initialGlobals = {
  renderAs: 'element',
  business: 'first',
  language: 'en',
  theme: 'auto',
  accent: 'bluebonnet',
  direction: 'ltr',
};

/** By the value of the toolbar, in a language whose words are loaded. */
export const businesses = { first: defaultBusinessIn, second: secondBusinessIn };

const items = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** What a designer can set for every story at once. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  renderAs: {
    description: 'Custom element as built for partners, or React component as on the site',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: items({ element: 'As element', react: 'As React' }),
    },
  },
  business: {
    description:
      'Whose widgets; those of the second are React components, as the built elements are of the first',
    toolbar: {
      icon: 'home',
      dynamicTitle: true,
      items: items({ first: 'Bluebonnet, Texas', second: 'Oconee, Georgia' }),
    },
  },
  language: {
    description: 'Language of the page',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: items({ en: 'English', es: 'Spanish' }),
    },
  },
  theme: {
    description: 'Color scheme of the page',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: items({ auto: 'Auto theme', light: 'Light page', dark: 'Dark page' }),
    },
  },
  accent: {
    description: 'Colors the page sets with --inspection-*',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: items({
        bluebonnet: 'Bluebonnet',
        oak: 'Live oak',
        brick: 'Brick',
        burgundy: 'Burgundy, one color',
        sunflower: 'Sunflower, one color',
      }),
    },
  },
  direction: {
    description: 'Writing direction of the page',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: items({ ltr: 'Left to right', rtl: 'Right to left' }),
    },
  },
};

const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which the design is judged. */
export const viewports = {
  narrow: viewport('Narrow', 320, 720, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'tablet'),
  wide: viewport('Wide', 1440, 900, 'desktop'),
};
