export const words = {
  figures: 'In figures',
  shown: (count: number) => `${count} shown`,
};
