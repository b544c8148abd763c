import { send } from '#client/send.ts';
import type { Brand } from '#domain/business/brand.schema.ts';

/** Replaces the brand of version `revision`. */
export const saveBrand = (brand: Brand, revision: number | undefined) =>
  send('PUT /api/business/brand', {
    json: { ...brand, logo: brand.logo, video: brand.video, revision },
  });
