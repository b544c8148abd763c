export const words = {
  always: 'Always',
  never: 'Never',
};
