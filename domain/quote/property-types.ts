/** Separate from the schema, so that a form can list them without zod. */
export const propertyTypes = ['residential', 'condo', 'townhome', 'warranty'] as const;

export type PropertyType = (typeof propertyTypes)[number];
