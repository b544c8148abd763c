import type { Locale } from '#domain/locale/locale.ts';

/** A category of articles; `slug` is part of URLs and the value of an article's `category`. */
export interface SampleCategory {
  id: string;
  name: string;
  slug: string;
}

/** The categories of a new installation, in display order. */
export const blogCategories = [
  { id: 'category-foundations', name: 'Foundations', slug: 'foundations' },
  { id: 'category-roofs-and-weather', name: 'Roofs and Weather', slug: 'roofs-and-weather' },
  { id: 'category-home-systems', name: 'Home Systems', slug: 'home-systems' },
  { id: 'category-buying-a-home', name: 'Buying a Home', slug: 'buying-a-home' },
  { id: 'category-selling-a-home', name: 'Selling a Home', slug: 'selling-a-home' },
  { id: 'category-new-construction', name: 'New Construction', slug: 'new-construction' },
] as const satisfies readonly SampleCategory[];

export type BlogCategorySlug = (typeof blogCategories)[number]['slug'];

const spanishNames: Readonly<Record<BlogCategorySlug, string>> = {
  foundations: 'Cimientos',
  'roofs-and-weather': 'Techos y clima',
  'home-systems': 'Sistemas de la casa',
  'buying-a-home': 'Comprar una casa',
  'selling-a-home': 'Vender una casa',
  'new-construction': 'Construcción nueva',
};

/** The categories with their names in a language, in display order. */
export const categoriesIn = (locale: Locale): readonly SampleCategory[] =>
  locale === 'es'
    ? blogCategories.map((category) => ({ ...category, name: spanishNames[category.slug] }))
    : blogCategories;
