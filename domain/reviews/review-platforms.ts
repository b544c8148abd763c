/** Apart from the schema, so that a widget can list them without loading zod. */
export const reviewPlatformKeys = ['google', 'yelp', 'facebook', 'angies'] as const;

export type ReviewPlatform = (typeof reviewPlatformKeys)[number];
