/** Separate from the schema, so that a widget can list them without zod. */
export const reviewPlatformKeys = ['google', 'yelp', 'facebook', 'angies'] as const;

export type ReviewPlatform = (typeof reviewPlatformKeys)[number];

export interface PlatformDisplay {
  name: string;
  /** Name of the icon that a widget draws. */
  icon: string;
  /** Color of icon and name, with AA contrast on every card background. */
  color: { light: `#${string}`; dark: `#${string}` };
}

/** The display of each platform (spec §3 "Platform display config"). */
export const reviewPlatforms: Readonly<Record<ReviewPlatform, PlatformDisplay>> = {
  google: {
    name: 'Google',
    icon: 'ring',
    color: { light: '#17693a', dark: '#84d9a4' },
  },
  yelp: {
    name: 'Yelp',
    icon: 'burst',
    color: { light: '#b3141b', dark: '#ff9c96' },
  },
  facebook: {
    name: 'Facebook',
    icon: 'letter',
    color: { light: '#1a56c4', dark: '#94b8ff' },
  },
  angies: {
    name: "Angie's List",
    icon: 'leaf',
    color: { light: '#8a4500', dark: '#ffb27a' },
  },
};
