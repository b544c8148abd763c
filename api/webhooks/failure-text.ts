import type { FetchFailure, PublicFetchError } from '#api/http/public-request.ts';

const texts: Readonly<Partial<Record<FetchFailure, string>>> = {
  address: 'Its address does not start with https://, or has a port or a password.',
  private: 'Its address leads into a private network, which is not allowed.',
  timeout: 'It did not answer completely within 15 seconds.',
};

/** The message for the owner about an attempt without an answer. */
export const failureText = ({ failure }: PublicFetchError): string =>
  texts[failure] ?? 'Its server could not be reached, or its certificate is not valid.';
