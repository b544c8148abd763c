import { countedIn } from '#domain/locale/locale.ts';
import { dollars } from './dollars.ts';
import type { words as en } from './quote.en.ts';

const counted = countedIn('es');

export const words = {
  propertyTypes: {
    residential: 'Casa',
    condo: 'Condominio',
    townhome: 'Casa adosada',
    warranty: 'Garantía de casa nueva',
  },
  noStructures: 'Ninguna',
  structures: (count) => counted(count, 'estructura', 'estructuras'),
  stories: (count) => counted(count, 'piso', 'pisos'),
  each: (price) => `+${dollars(price)} cada una`,
  overYears: (price, years) => `+${dollars(price)} con más de ${years}`,
  early: (percent, days) => `${percent}% menos en el precio base con ${days} días o más`,
  hours: ([from, to]) => `${from} a ${to} horas`,
} satisfies typeof en;
