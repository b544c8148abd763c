/** Separate from the schema, so that a form can list them without zod. */
export const propertyTypes = [
  { value: 'residential', label: 'Residential' },
  { value: 'condo', label: 'Condo' },
  { value: 'townhome', label: 'Townhome' },
  { value: 'warranty', label: 'Home Warranty' },
] as const;

export type PropertyType = (typeof propertyTypes)[number]['value'];
