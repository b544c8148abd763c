export const words = {
  name: 'Current offer',
  close: 'Close the offer',
};
