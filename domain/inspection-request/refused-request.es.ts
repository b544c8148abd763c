import type { words as en } from './refused-request.en.ts';

export const words = {
  inputKept: 'Lo que escribió se conserva.',
} satisfies typeof en;
