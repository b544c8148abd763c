export const words = {
  title: (business: string) => `Home inspection, ${business}`,
};
