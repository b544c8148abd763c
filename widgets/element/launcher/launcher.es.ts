import type { words as en } from './launcher.en.ts';

export const words: typeof en = {
  texts: {
    'inspection-quote': {
      button: 'Obtener una cotización al instante',
      title: 'Cotización al instante',
    },
    'inspection-booking': { button: 'Reservar una inspección', title: 'Reserve su inspección' },
  },
  close: 'Cerrar',
  loading: 'Cargando…',
  offline: (phone) =>
    `No se pudo cargar. Se intenta de nuevo cuando haya conexión; también puede llamar al ${phone}.`,
  broken: (phone) => `No se puede mostrar debido a un error. Por favor, llame al ${phone}.`,
};
