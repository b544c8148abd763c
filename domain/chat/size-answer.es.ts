import type { words as en } from './size-answer.en.ts';

export const words = {
  units: ['pie', 'p', 'pc', 'cuadrado', 'sq', 'sqft', 'sf', 'square', 'ft', 'feet', 'foot'],
  otherUnits: ['metro', 'm', 'mt', 'dolar', 'peso', 'milla', 'año'],
  upTo: (end) => `hasta ${end}`,
  between: (start, end) => `${start} a ${end}`,
  ofTier: (span, price, hours) =>
    `La inspección de una casa de ${span} pies cuadrados cuesta desde ${price} y toma ${hours.join(' a ')} horas. La cotización al instante agrega lo demás que tenga la suya.`,
  beyond: (end, price, stepPrice, stepArea, hours) =>
    `La inspección de una casa de más de ${end} pies cuadrados cuesta ${price} más ${stepPrice} por cada ${stepArea} pies cuadrados adicionales o fracción, y toma ${hours.join(' a ')} horas. La cotización al instante le da el total.`,
} satisfies typeof en;
