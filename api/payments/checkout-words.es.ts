import type { CheckoutWords } from './checkout-words.en.ts';

export const words: CheckoutWords = {
  inspectionAt: (street) => `Inspección en ${street}`,
};
