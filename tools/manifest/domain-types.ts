import type { QuoteInput, QuoteResult } from '#domain/quote/quote.schema.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';

/**
 * Types of the domain that headers name. Nothing runs this file: the compiler infers the type of
 * each constant and writes it out in full, so that declarations outside of this repository need
 * neither the domain nor zod.
 */
declare function written<T>(): InFull<T>;

type InFull<T> = T extends object
  ? T extends infer O
    ? { [K in keyof O]: InFull<O[K]> }
    : never
  : T;

export const QuoteInputInFull = written<QuoteInput>();
export const QuoteResultInFull = written<QuoteResult>();
export const ReviewsResponseInFull = written<ReviewsResponse>();
