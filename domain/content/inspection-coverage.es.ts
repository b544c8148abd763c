import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './inspection-coverage.en.ts';

export const words = {
  'services.coverage-heading': {
    title: 'Qué cubre cada inspección',
    text: 'Seis categorías, las mismas para todas las casas, sin importar su antigüedad.',
  },

  'services.coverage': [
    {
      icon: 'structure',
      title: 'Estructura',
      items: [
        'Cimientos: {{foundations}}',
        'Señales de movimiento en paredes y pisos',
        'Estructura de madera y entablado del techo',
        'Aislamiento y ventilación del ático',
        'Espacio bajo el piso, donde se pueda entrar',
        'Chimenea y su tiro',
      ],
    },
    {
      icon: 'exterior',
      title: 'Exterior',
      items: [
        'Tejas, tapajuntas, canaletas, marcas de granizo',
        'Ladrillo, revestimiento, molduras y sellador',
        'Pendiente del terreno y drenaje que alejan el agua de la losa',
        'Puertas exteriores y ventanas',
        'Porches, terrazas de madera, balcones y cobertizos para autos',
        'Puerta del garaje y su reversa de seguridad',
      ],
    },
    {
      icon: 'electrical',
      title: 'Electricidad',
      items: [
        'Acometida, base del medidor y tableros',
        'Puesta a tierra y puentes de unión',
        'Interruptores y cableado visible de los circuitos',
        'Tomacorrientes, apagadores y luminarias',
        'Protección GFCI y AFCI',
        'Detectores de humo y de monóxido de carbono',
      ],
    },
    {
      icon: 'plumbing',
      title: 'Plomería',
      items: [
        'Tuberías de suministro y presión del agua',
        'Desagües, tuberías de drenaje y ventilas',
        'Llaves, muebles de baño y sanitarios',
        'Calentador de agua y su válvula de alivio',
        'Tuberías de gas visibles y llaves de paso',
        'Fugas, en uso y en reposo',
      ],
    },
    {
      icon: 'hvac',
      title: 'Aire acondicionado y calefacción',
      items: [
        'Calefacción, probada durante un ciclo',
        'Aire acondicionado, con medición de temperaturas',
        'Ductos, rejillas y filtros',
        'Tuberías de condensado y charolas de desagüe',
        'Termostatos y controles',
        'Tubos de escape de gases y aire de combustión',
      ],
    },
    {
      icon: 'interior',
      title: 'Interior',
      items: [
        'Cielos rasos, paredes y pisos',
        'Puertas, ventanas y escaleras',
        'Electrodomésticos empotrados de la cocina',
        'Ventilación del baño y la lavandería',
        'Separación contra incendios hacia el garaje',
        'Manchas y humedad, también con imágenes térmicas',
      ],
    },
  ],

  'services.limits': {
    title: 'Información importante',
    text: 'Lo que una inspección no es, para que lo sepa antes de reservar.',
    items: [
      'Inspeccionamos a simple vista y con instrumentos, y no desarmamos nada. Lo que está detrás de una pared, debajo de un piso o fuera de alcance no se ve, y el reporte lo dice.',
      'Seguimos {{standards}} ({{standardsSections}}). El reporte describe la casa el día de la visita.',
      'Una inspección no es una garantía, ni un avalúo, ni una inspección del código de construcción.',
      'No hay reporte de insectos que destruyen la madera. {{lawState}} exige una licencia aparte para ese trabajo, y no lo ofrecemos.',
      'El moho, el asbesto, la pintura con plomo y el radón requieren un laboratorio y no forman parte de la inspección.',
      'El agua, la luz y el gas deben estar conectados, y el ático y los tableros, al alcance.',
    ],
  },
} as const satisfies TextsById<typeof en>;
