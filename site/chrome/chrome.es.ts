import type { words as en } from './chrome.en.ts';

export const words = {
  skip: 'Ir al contenido',
  tools: 'Herramientas de la página',
  reach: 'Contáctenos',
  email: 'Correo',
  emailTo: (address) => `Correo a ${address}`,
  homeOf: (name) => `${name}, inicio`,
  main: 'Principal',
  mobile: 'Móvil',
  menu: 'Menú',
  shortcuts: 'Accesos rápidos',
  call: (phone) => `Llamar al ${phone}`,
  consumerProtection: 'Protección al consumidor',
  consumerNotice: 'Aviso de protección al consumidor del estado, en inglés.',
  scrollToTop: 'Ir al principio',
  backToTop: 'Volver al principio de la página',
} satisfies typeof en;
