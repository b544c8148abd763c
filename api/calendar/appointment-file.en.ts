export const words = {
  toChange: (url: string) => `Move or cancel: ${url}`,
  canceled: (title: string) => `Canceled: ${title}`,
  inspector: (name: string) => `Your inspector: ${name}`,
};
