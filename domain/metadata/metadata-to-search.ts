/** The prefix of metadata in the query of our own pages. */
export const metadataPrefix = 'meta-';

/** Metadata as the parameters of a query, which `metadataOfSearch` reads. Apart from it, because every element has links. */
export const metadataToSearch = (
  metadata: Readonly<Record<string, string>> | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata ?? {}).map(([key, value]) => [`${metadataPrefix}${key}`, value]),
  );
