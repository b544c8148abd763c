import type { Brand } from '../brand.schema.ts';

export const defaultBrand: Brand = {
  accent: '#2b4fb3',
  ink: '#12213f',
  motif: 'bluebonnets',
  photographs: {},
};
