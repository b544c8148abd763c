import { useSearch } from 'wouter';
import { type Metadata, metadataOfSearch } from '#domain/metadata/metadata.ts';

/** The `meta-*` parameters in the URL; undefined during hydration, because the server ignores the query. */
export const useMetadata = (): Metadata | undefined => metadataOfSearch(useSearch());
