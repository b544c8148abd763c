export const words = {
  inputKept: 'What you entered is kept.',
};
