/** Separate from the schema, so that a form can list them without zod. */
export const inspectionTypes = [
  { value: 'residential', label: 'Residential' },
  { value: 'warranty', label: 'Home Warranty' },
  { value: 'pre-listing', label: 'Pre-Listing' },
] as const;
