export const words = {
  toChange: (url: string) => `Move or cancel: ${url}`,
  inspector: (name: string) => `Your inspector: ${name}`,
};
