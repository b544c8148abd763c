import type { words as en } from './appointment-file.en.ts';

export const words = {
  toChange: (url) => `Cambiar o cancelar: ${url}`,
  canceled: (title) => `Cancelada: ${title}`,
  inspector: (name) => `Su inspector: ${name}`,
} satisfies typeof en;
