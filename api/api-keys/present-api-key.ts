import type { ApiKey } from '#api/store/stored/stored-access.schema.ts';
import type { PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';

/** A key for the owner, without its digest. */
export const presentApiKey = ({ digest: _digest, ...key }: ApiKey): PresentedApiKey => key;
