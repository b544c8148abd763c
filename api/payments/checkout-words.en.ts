export const words = {
  inspectionAt: (street: string) => `Inspection at ${street}`,
};

export type CheckoutWords = typeof words;
