import type { words as en } from './assumed-answers.en.ts';

export const words = {
  yearBuilt: (notes) =>
    notes
      ? `No se sabe el año de construcción: no se agrega nada por antigüedad (${notes} años)`
      : 'No se sabe el año de construcción',
  stories: (included) => `Máximo ${included} pisos`,
  hasPool: 'Sin alberca ni spa',
  hasBasement: 'Sin sótano',
  detachedStructures: 'Sin estructuras separadas',
  rushService: 'Sin servicio urgente',
  ofBasePrice: (percent) => `${percent} del precio base`,
  inspectionDate: 'Sin fecha todavía',
} satisfies typeof en;
