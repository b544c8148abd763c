import type { Metadata } from '#domain/metadata/metadata.ts';
import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';

/**
 * Domain types that headers name. This file is never executed: the compiler writes out the type of each
 * constant in full, so that the published declarations need neither the domain nor zod.
 */
declare function written<T>(): InFull<T>;

type InFull<T> = T extends object
  ? T extends infer O
    ? { [K in keyof O]: InFull<O[K]> }
    : never
  : T;

export const MetadataInFull = written<Metadata>();
export const QuoteInputInFull = written<QuoteInput>();
export const QuoteResultInFull = written<QuoteResult>();
export const ReviewsResponseInFull = written<ReviewsResponse>();
