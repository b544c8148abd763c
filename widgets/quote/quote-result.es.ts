import { dollars } from '#domain/quote/dollars.ts';
import type { words as en } from './quote-result.en.ts';

export const words = {
  onSite: (hours) => `${hours} en la propiedad`,
  chooseType: 'elija un tipo de propiedad',
  soFar: (price, note) => `Precio hasta ahora: ${dollars(price)}, ${note}`,
  yourPrice: 'El precio de su inspección',
  home: 'Propiedad',
  area: (figure) => `${figure} pies cuadrados`,
  timeOnSite: 'Tiempo en la propiedad',
  quotedOn: 'Cotizado el',
  book: (price) => `Reservar · ${dollars(price)}`,
  refinePrice: 'Precisar este precio',
  newQuote: 'Otra cotización',
  lines: 'Cómo se compone el precio',
  total: 'Total',
  recommended: 'Recomendado para esta propiedad',
} satisfies typeof en;
