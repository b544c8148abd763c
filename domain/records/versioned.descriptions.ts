/** The field with which a change names the version that it is based on. */
export const revisionText = [
  'Version that this is based on; refused if there is a newer one',
  1,
] as const;
