export const words = { from: (price: string) => `From ${price}` };
