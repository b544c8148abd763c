import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './footer.en.ts';

export const words = {
  'site.footer': {
    text: 'Inspecciones de vivienda cuidadosas y reportes claros para compradores, vendedores y dueños en {{localArea}}, de un inspector que después sigue contestando el teléfono.',
    license: 'Licencia de inspector otorgada por {{authority}}:',
    area: 'Atendemos {{region}}: {{counties}}.',
  },

  'site.top-bar': {
    license: 'Licencia de {{stateName}},',
  },

  'site.footer-headings': {
    links: 'Enlaces rápidos',
    contact: 'Contáctenos',
    area: 'Zona de servicio',
    rights: '© {{name}}. Todos los derechos reservados.',
  },
} as const satisfies TextsById<typeof en>;
