import type { words as en } from './service-distance.en.ts';

export const words = {
  howFar: (city, miles, served) =>
    `${city} está a unas ${miles} millas de nosotros, y normalmente vamos hasta ${served}. ` +
    'Si la casa está en otro lugar, revise el código postal de la dirección.',
  goAhead: (phone) =>
    `De todos modos puede continuar; llame al ${phone} y le decimos enseguida si podemos ir.`,
  refused: (phone) => `No se puede reservar en línea; llame al ${phone}.`,
} satisfies typeof en;
