import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './services.en.ts';

export const words = {
  'services.heading': {
    title: 'Seis maneras de conocer una casa',
    text: 'Los mismos sistemas, cada vez con otra pregunta en mente.',
  },

  'services.list': [
    {
      image: 'residential',
      title: 'Inspección residencial',
      description:
        'La inspección completa de una casa, del techo a los cimientos, según {{standards}}.',
      features: [
        'Estructura, techo y exterior',
        'Electricidad, plomería, aire acondicionado y calefacción',
        'Fotos y video de cada hallazgo',
        'En el formulario de {{theState}}, en palabras sencillas',
      ],
    },
    {
      image: 'warranty',
      title: 'Inspección de garantía de casa nueva',
      description:
        'Antes de que venza la garantía del constructor o de la casa, encontramos lo que todavía tiene que cubrir y lo documentamos de una forma que le acepten.',
      features: [
        'Componente por componente',
        'Documentación para la garantía',
        'Fotos y video con fecha',
        'Lo mejor: en el mes once del primer año',
      ],
    },
    {
      image: 'pre-listing',
      title: 'Inspección antes de vender',
      description:
        'Sepa qué va a encontrar el inspector del comprador mientras todavía puede elegir qué reparar, y ponga su casa en venta sin sorpresas.',
      features: [
        'Hallazgos ordenados por su peso en la negociación',
        'Tiempo para pedir sus propios presupuestos',
        'Un reporte para compartir con los compradores',
        'Reinspección después de las reparaciones, si la pide',
      ],
    },
    {
      image: 'pre-purchase',
      title: 'Inspección antes de comprar',
      description:
        'Para compradores con contrato firmado: los datos que necesita antes de que termine el {{contractDeadline}}, entregados con días de sobra.',
      features: [
        'Programada según su {{contractDeadline}}',
        'Acompáñenos y pregunte',
        'Muchas veces {{aSameDayReport}}',
        'Reporte en {{laterReportTime}} o menos',
        'Consulta de seguimiento incluida',
      ],
    },
    {
      image: 'new-construction',
      title: 'Inspección de construcción nueva',
      description:
        'Nueva no quiere decir terminada. Revisamos antes de colar la losa, antes de que los paneles de yeso tapen la estructura y antes del cierre de la compra.',
      features: [
        'Visitas antes de colar, antes de los paneles de yeso y al final',
        'Estructura de madera, tapajuntas y aislamiento',
        'Una lista de pendientes para su constructor',
        'Independiente del constructor',
      ],
    },
    {
      image: 'maintenance',
      title: 'Inspección anual de mantenimiento',
      description:
        'Una revisión al año para la casa en la que vive, para que las reparaciones pequeñas sigan siendo pequeñas y nada se note primero en el cielo raso.',
      features: [
        'Techo, canaletas y drenaje después de {{stormSeason}}',
        'Movimiento de los cimientos, año tras año',
        'Aire acondicionado listo para el verano',
        'Una lista en orden de urgencia',
      ],
    },
  ],
} as const satisfies TextsById<typeof en>;
