import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './contact.en.ts';

export const words = {
  'contact.hero': {
    title: 'Hable con su inspector',
    text: 'Haga una pregunta, envíenos una dirección o reserve un horario. Respondemos en un máximo de {{responseTime}}.',
  },

  'contact.cards': [
    {
      icon: 'phone',
      title: 'Llame',
      text: 'Contestamos de {{phoneTimes}}, {{phoneDays}}.',
      action: '{{phone}}',
    },
    {
      icon: 'email',
      title: 'Correo',
      text: 'Para el enlace al anuncio de la casa, la declaración del vendedor y las preguntas más largas.',
      action: '{{email}}',
    },
    {
      icon: 'text',
      title: 'Mensaje de texto',
      text: 'Envíe la dirección y le respondemos por mensaje con un precio y el próximo horario disponible.',
      action: '{{textPhone}}',
    },
  ],

  'contact.questions': {
    title: 'Lo que la gente pregunta antes de llamar',
    questions: [
      {
        id: 'how-soon',
        question: '¿Qué tan pronto pueden inspeccionar mi casa?',
        answer:
          'La mayoría de las inspecciones se programan en un plazo de {{schedulingTime}}. Si su {{contractDeadline}} está por terminar, llámenos: guardamos horarios del mismo día para casos urgentes.',
      },
      {
        id: 'how-long',
        question: '¿Cuánto dura una inspección?',
        answer:
          'Depende del tamaño y la antigüedad de la casa. Por lo general dura {{visitDuration}}. No tiene que quedarse todo el tiempo, pero la última media hora es cuando le mostramos lo que encontramos.',
      },
      {
        id: 'report',
        question: '¿Cuándo recibo el reporte?',
        answer:
          'En un plazo de {{reportAnswer}}. Incluye fotos y video. A más tardar a las {{videoReportsReady}} están listos los reportes en video.',
      },
      {
        id: 'price',
        question: '¿Cuánto cuesta?',
        answer:
          'Una inspección estándar cuesta {{priceRange}}, según los pies cuadrados. La cotización al instante le muestra su precio línea por línea en menos de un minuto, sin pedirle su nombre.',
      },
      {
        id: 'payment',
        question: '¿Cómo y cuándo pago?',
        answer:
          'Se paga {{due}}, con efectivo, cheque, tarjeta de crédito o débito, PayPal o Venmo. {{NoDeposit}} para reservar. Cancelar es gratis con {{noticeTime}} de aviso.',
      },
      {
        id: 'area',
        question: '¿Qué zonas atienden?',
        answer:
          'Atendemos {{region}}: {{counties}}, en un radio de unas {{servedMiles}} millas. Si está un poco más lejos, pregúntenos.',
      },
    ],
  },

  'contact.details': {
    title: 'Comuníquese directamente',
    text: 'El formulario, el teléfono y el correo electrónico llegan todos al inspector que va a la casa.',
  },

  'contact.hours': {
    title: 'Cuándo y dónde inspeccionamos',
    text: 'Citas de día, por la noche y en fin de semana en {{region}}.',
    area: 'Vamos a {{counties}}, en un radio de unas {{servedMiles}} millas:',
  },

  'contact.closing': {
    title: '¿Necesita una inspección hoy?',
    text: 'Guardamos espacio para emergencias. Llame y le diremos enseguida si podemos ir.',
  },

  'contact.meta': {
    title: 'Contacte a {{name}} | Llamada, correo o mensaje',
    description:
      'Comuníquese con su inspector de viviendas al {{phone}} o envíe una solicitud de inspección. Respondemos en un máximo de {{responseTime}}, {{phoneDays}}, en {{region}}.',
    keywords: ['contactar a un inspector de viviendas', 'cita para inspección de vivienda'],
  },

  'contact.labels': {
    phone: 'Teléfono',
    email: 'Correo electrónico',
    area: 'Zona de servicio',
    hours: 'Horario de atención',
    hoursNote: 'Horario de oficina. El de inspecciones y el del teléfono están más abajo.',
    appointments: 'Inspecciones, con cita',
    call: 'Llamar ahora',
  },
} as const satisfies TextsById<typeof en>;
