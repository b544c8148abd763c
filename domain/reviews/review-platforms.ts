/** Separate from the schema, so that a widget can list them without zod. */
export const reviewPlatformKeys = ['google', 'yelp', 'facebook', 'angies'] as const;

export type ReviewPlatform = (typeof reviewPlatformKeys)[number];

export interface PlatformDisplay {
  name: string;
  /** Name of the icon that a widget draws. */
  icon: string;
  /** Color of icon and name, with AA contrast on every card background. */
  color: { light: `#${string}`; dark: `#${string}` };
  /** Where clients can review the business. */
  url: string;
}

/** The display of each platform (spec §3 "Platform display config"). URLs are samples. */
export const reviewPlatforms: Readonly<Record<ReviewPlatform, PlatformDisplay>> = {
  google: {
    name: 'Google',
    icon: 'ring',
    color: { light: '#17693a', dark: '#84d9a4' },
    url: 'https://search.google.com/local/writereview?placeid=bluebonnet.example',
  },
  yelp: {
    name: 'Yelp',
    icon: 'burst',
    color: { light: '#b3141b', dark: '#ff9c96' },
    url: 'https://www.yelp.com/writeareview/biz/bluebonnet.example',
  },
  facebook: {
    name: 'Facebook',
    icon: 'letter',
    color: { light: '#1a56c4', dark: '#94b8ff' },
    url: 'https://www.facebook.com/bluebonnet.example/reviews',
  },
  angies: {
    name: "Angie's List",
    icon: 'leaf',
    color: { light: '#8a4500', dark: '#ffb27a' },
    url: 'https://www.angi.com/write-review/bluebonnet.example',
  },
};
