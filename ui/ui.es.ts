import type { words as en } from './ui.en.ts';

export const words = {
  optional: '(opcional)',
  dismiss: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  yourInspector: 'Su inspector',
  license: (authority, license) => `Licencia: ${authority}, ${license}`,
  stars: (rating) => `${rating} de 5 estrellas`,
  testMode: 'Modo de prueba: no se envía ni se reserva nada',
  callInstead: (business) => `Esta parte de la página no se pudo mostrar. Llame a ${business} al`,
} satisfies typeof en;
