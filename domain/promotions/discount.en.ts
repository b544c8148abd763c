export const words = {
  promise: (amount: string) => `We’ll take ${amount} off when we confirm.`,
  asked: (amount: string) => `You asked for ${amount} off.`,
};
