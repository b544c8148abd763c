import type { FetchFailure, PublicFetchError } from '#api/http/public-request.ts';

const texts: Readonly<Partial<Record<FetchFailure, string>>> = {
  address: 'Its address does not start with https://, or has a port or a password.',
  private: 'Its address leads into a private network, which is not allowed.',
  timeout: 'It did not answer completely within 15 seconds.',
};

/** What the owner is told about an attempt that had no answer. */
export const failureText = ({ failure }: PublicFetchError): string =>
  texts[failure] ?? 'Its server could not be reached, or its certificate is not valid.';
