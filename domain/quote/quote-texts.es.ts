import type { words as en } from './quote-texts.en.ts';

export const words = {
  base: 'Inspección base ({} pies cuadrados)',
  age: 'Antigüedad de la casa ({} años)',
  stories: 'Pisos además de los primeros {} ({})',
  basement: 'Sótano',
  pool: 'Alberca o spa',
  structures: 'Estructuras separadas ({} a {} cada una)',
  structuresCount: 'Estructuras separadas ({})',
  rush: 'Servicio urgente (+{}%)',
  early: 'Descuento por reserva anticipada ({}%)',
  salesTax: 'Impuesto sobre ventas ({}%)',
  hours: '{} a {} horas',
  foundation: 'Evaluación de los cimientos',
  electricalPanel: 'Evaluación del tablero eléctrico',
  hvac: 'Revisión de la antigüedad y el estado del aire acondicionado y la calefacción',
  basementMoisture: 'Evaluación de la humedad en el sótano',
  poolSafety: 'Inspección de seguridad de la alberca',
  warrantyDocuments: 'Documentación para la garantía',
  warrantyComponents: 'Evaluación de los componentes en garantía',
  hvacOfLargeHome: 'Evaluación completa del aire acondicionado y la calefacción para casas grandes',
} satisfies typeof en;
