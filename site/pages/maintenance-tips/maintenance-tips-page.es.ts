import type { words as en } from './maintenance-tips-page.en.ts';

export const words = {
  seasons: { Spring: 'Primavera', Summer: 'Verano', Fall: 'Otoño', Winter: 'Invierno' },
} satisfies typeof en;
