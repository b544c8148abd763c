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
