import type { words as en } from './home-page.en.ts';

export const words = {
  welcome: 'Bienvenida',
  rely: 'Con lo que puede contar',
  price: 'Precio de una inspección',
  propertyType: 'Tipo de propiedad',
  squareFootage: 'Pies cuadrados',
  testimonials: 'Testimonios',
  cities: 'Ciudades que atendemos',
  call: 'Teléfono',
  email: 'Correo electrónico',
  figures: 'En cifras',
} satisfies typeof en;
