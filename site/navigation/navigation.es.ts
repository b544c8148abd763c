import type { words as en } from './navigation.en.ts';

export const words = {
  home: 'Inicio',
  about: 'Nosotros',
  services: 'Servicios',
  pricing: 'Precios',
  blog: 'Blog',
  faq: 'Preguntas',
  contact: 'Contacto',
  residential: 'Inspecciones residenciales',
  warranty: 'Inspecciones de garantía',
  preListing: 'Inspecciones antes de vender',
  tips: 'Consejos de mantenimiento',
  reviews: 'Reseñas de clientes',
  quote: 'Cotización al instante',
  schedule: 'Reservar una inspección',
  request: 'Pedir una cotización gratis',
  sampleReport: 'Reporte de muestra',
  embed: 'Para agentes de bienes raíces: nuestros widgets en su página',
  privacy: 'Privacidad',
  elsewhere: 'Adónde ir',
} satisfies typeof en;
