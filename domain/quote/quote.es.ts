import { dollars } from './dollars.ts';
import type { words as en } from './quote.en.ts';

export const words = {
  propertyTypes: {
    residential: 'Casa',
    condo: 'Condominio',
    townhome: 'Casa adosada',
    warranty: 'Garantía de casa nueva',
  },
  noStructures: 'Ninguna',
  structures: (count) => `${count} ${count === 1 ? 'estructura' : 'estructuras'}`,
  stories: (count) => `${count} ${count === 1 ? 'piso' : 'pisos'}`,
  each: (price) => `+${dollars(price)} cada una`,
  overYears: (price, years) => `+${dollars(price)} con más de ${years}`,
  early: (percent, days) => `${percent}% menos en el precio base con ${days} días o más`,
  hours: ([from, to]) => `${from} a ${to} horas`,
} satisfies typeof en;
