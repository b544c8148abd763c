export const words = {
  ways: 'Three ways to reach us',
};
