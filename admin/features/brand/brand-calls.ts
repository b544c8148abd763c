import { callApi } from '#client/call-api.ts';
import type { Brand } from '#domain/business/brand.schema.ts';
import type { StoredBrand } from '#domain/business/stored-records.ts';

/** The path below /api/. */
export const brandPath = 'business/brand';

export const fetchBrand = () => callApi<StoredBrand>('', brandPath);

/** Replaces the brand of version `revision`. */
export const saveBrand = (brand: Brand, revision: number | undefined) =>
  callApi<StoredBrand>('', brandPath, { method: 'PUT', json: { ...brand, revision } });
