import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { calculateQuote } from './quote.ts';
import { quoteTextIn } from './quote-texts.ts';

const { breakdown, estimatedDuration, recommendedServices } = calculateQuote(
  {
    propertyType: 'warranty',
    squareFootage: 4601,
    yearBuilt: 1960,
    hasPool: true,
    detachedStructures: 2,
    rushService: true,
    hasBasement: true,
    stories: 4,
    hasAttic: true,
    inspectionDate: '2027-03-08',
  },
  '2027-01-04',
  { ...defaultBusiness.prices, salesTaxPercent: 8.25 },
);
const stored = [...breakdown.map(({ label }) => label), estimatedDuration, ...recommendedServices];

it('words every text of a stored quote in Spanish, with its figures', () => {
  const spanish = stored.map((text) => quoteTextIn('es', text));
  expect(spanish).toMatchInlineSnapshot(`
    [
      "Inspección base (4,601 pies cuadrados)",
      "Antigüedad de la casa (67 años)",
      "Pisos además de los primeros 2 (2)",
      "Sótano",
      "Alberca o spa",
      "Estructuras separadas (2 a $85 cada una)",
      "Servicio urgente (+30%)",
      "Descuento por reserva anticipada (5%)",
      "Impuesto sobre ventas (8.25%)",
      "4 a 5 horas",
      "Evaluación de los cimientos",
      "Evaluación del tablero eléctrico",
      "Revisión de la antigüedad y el estado del aire acondicionado y la calefacción",
      "Evaluación de la humedad en el sótano",
      "Inspección de seguridad de la alberca",
      "Documentación para la garantía",
      "Evaluación de los componentes en garantía",
      "Evaluación completa del aire acondicionado y la calefacción para casas grandes",
    ]
  `);
  for (const [index, text] of spanish.entries()) {
    expect(text).not.toBe(stored[index]);
    expect(text.match(/\d[\d.,]*/g)).toEqual(stored[index]?.match(/\d[\d.,]*/g));
  }
});

it('words a line that an earlier version stored', () => {
  expect(quoteTextIn('es', 'Detached structures (2)')).toBe('Estructuras separadas (2)');
});

it('leaves a text as it is in English, and one that it does not know', () => {
  for (const text of stored) expect(quoteTextIn('en', text)).toBe(text);
  expect(quoteTextIn('es', 'Sewer scope')).toBe('Sewer scope');
});
