import type { Brand } from './brand.schema.ts';
import type { Profile } from './profile.schema.ts';
import type { TextValues } from './texts.schema.ts';

interface Revised {
  revision: number;
}

export type StoredProfile = Profile & Revised;
export type StoredBrand = Brand & Revised;
export type StoredTexts = TextValues & Revised;
