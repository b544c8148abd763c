import type { words as en } from './page.en.ts';

export const words = {
  notification: 'Aviso',
  notifications: 'Avisos ({hotkey})',
  mapOf: (region) => `Mapa de las ciudades que atendemos en ${region}`,
} satisfies typeof en;
