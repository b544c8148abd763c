/** Apart from the schema, so that a widget can list them without loading zod. */
export const reviewPlatformKeys = ['google', 'yelp', 'facebook', 'angies'] as const;

export type ReviewPlatform = (typeof reviewPlatformKeys)[number];

export interface PlatformDisplay {
  name: string;
  /** Name of the sign that a widget draws. */
  icon: string;
  /** Of sign and name, in either scheme; readable (AA) on every surface that cards stand on. */
  colour: { light: `#${string}`; dark: `#${string}` };
  /** Where the business stands there, and where a client writes about it. */
  url: string;
}

/** How each platform is shown (spec §3 "Platform display config"). Addresses are samples. */
export const reviewPlatforms: Readonly<Record<ReviewPlatform, PlatformDisplay>> = {
  google: {
    name: 'Google',
    icon: 'ring',
    colour: { light: '#17693a', dark: '#84d9a4' },
    url: 'https://search.google.com/local/writereview?placeid=bluebonnet.example',
  },
  yelp: {
    name: 'Yelp',
    icon: 'burst',
    colour: { light: '#b3141b', dark: '#ff9c96' },
    url: 'https://www.yelp.com/writeareview/biz/bluebonnet.example',
  },
  facebook: {
    name: 'Facebook',
    icon: 'letter',
    colour: { light: '#1a56c4', dark: '#94b8ff' },
    url: 'https://www.facebook.com/bluebonnet.example/reviews',
  },
  angies: {
    name: "Angie's List",
    icon: 'leaf',
    colour: { light: '#8a4500', dark: '#ffb27a' },
    url: 'https://www.angi.com/write-review/bluebonnet.example',
  },
};
