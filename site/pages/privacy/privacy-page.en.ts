export const words = {
  months: (months: number) => (months === 1 ? 'one month' : `${months} months`),
};
