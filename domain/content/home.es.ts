import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './home.en.ts';

export const words = {
  'home.hero': {
    title: 'Conozca la casa antes de que sea suya',
    text: 'Inspecciones de vivienda en {{region}}: una revisión cuidadosa de cada sistema, un reporte que se entiende y una persona que después contesta el teléfono.',
  },

  'home.badges': [
    {
      icon: 'license',
      needs: 'license',
      title: 'Inspector con licencia',
      text: '{{license}}, con licencia de {{authority}}. Con seguro: {{insurance}}.',
    },
    {
      icon: 'area',
      title: 'Cobertura en {{regionShort}}',
      text: 'Vamos a {{counties}}, en un radio de unas {{servedMiles}} millas.',
    },
    {
      icon: 'report',
      title: 'Reportes rápidos',
      text: 'Su reporte en un plazo de {{reportPromise}}, con fotos y video de lo que encontramos.',
    },
  ],

  'home.services': {
    title: 'Una inspección para cada etapa de una casa',
    text: 'Comprar, vender, construir o quedarse: la misma revisión cuidadosa, con otra pregunta en mente.',
  },

  'home.about': {
    title: 'Un inspector que conoce las casas de {{localArea}}',
    paragraphs: [
      {
        text: 'Aquí las casas están sobre arcilla que se hincha en primavera y se encoge en agosto, y eso es solo el comienzo. Sabemos dónde se nota primero, y ahí buscamos.',
        onlyIn: 'texas',
      },
      {
        text: 'Toda casa tiene sus puntos débiles: donde se juntan dos techos, donde se estanca el agua, donde alguien quiso ahorrarse un día. Sabemos dónde se notan primero, y ahí buscamos.',
        notIn: ['texas'],
      },
      {
        text: 'El inspector que usted reserva es el mismo que va, escribe su reporte y contesta su llamada. No reparamos ni vendemos nada, así que los hallazgos son solo hallazgos.',
      },
    ],
    weakPointsTitle: 'Los cuatro puntos débiles de las casas de aquí',
  },

  'home.weak-points': [
    {
      place: 'Techo',
      text: 'El granizo golpea las tejas mucho antes de que se note en el cielo raso.',
      onlyIn: 'texas',
    },
    {
      place: 'Techo',
      text: 'El viento y el sol lo abren mucho antes de que se note en el cielo raso.',
      notIn: ['texas'],
    },
    {
      place: 'Ático',
      text: 'A 140 grados Fahrenheit, los ductos sudan y los ventiladores se rinden.',
      onlyIn: 'texas',
    },
    {
      place: 'Ático',
      text: 'El aislamiento delgado y los ductos sueltos cuestan dinero cada mes.',
      notIn: ['texas'],
    },
    {
      place: 'Tuberías',
      text: 'Una helada fuerte revienta lo que nadie aisló.',
      onlyIn: 'texas',
    },
    {
      place: 'Tuberías',
      text: 'Las tuberías viejas se oxidan y gotean donde nadie mira.',
      notIn: ['texas'],
    },
    {
      place: 'Losa',
      text: 'La arcilla se hincha y se encoge; las puertas que se atoran lo avisan primero.',
      onlyIn: 'texas',
    },
    {
      place: 'Cimientos',
      text: 'El agua junto al muro los mueve; las puertas que se atoran lo avisan primero.',
      notIn: ['texas'],
    },
  ],

  'home.process': {
    title: 'Desde su primer clic hasta su última pregunta',
    steps: [
      {
        icon: 'schedule',
        title: 'Cita',
        text: 'Elija un horario en línea o llame. La mayoría de las inspecciones se pueden programar en un plazo de {{schedulingTime}}. {{NoDeposit}} para reservar.',
      },
      {
        icon: 'inspect',
        title: 'Inspección',
        text: 'Revisamos desde el techo hasta los cimientos; puede acompañarnos y preguntar. Toma {{visitDuration}}.',
      },
      {
        icon: 'report',
        title: 'Reporte',
        text: 'Un reporte por escrito, ordenado por importancia, con el lugar de cada hallazgo en un dibujo o en el video.',
      },
      {
        icon: 'support',
        title: 'Apoyo',
        text: 'Repasamos los hallazgos con usted en una consulta de seguimiento, y respondemos lo que surja después.',
      },
    ],
  },

  'home.testimonials': {
    title: 'En palabras de nuestros clientes',
    published: '{{rating}} en todas las plataformas',
  },

  'home.coverage': {
    title: 'En toda {{kindOfRegion}}',
    text: 'Vamos a {{counties}}, en un radio de unas {{servedMiles}} millas. La mayoría de las inspecciones se pueden programar en un plazo de {{schedulingTime}}.',
    email: 'Respondemos en un máximo de {{responseTime}}',
  },

  'home.statistics': [
    { figure: '{{homesInspected}}', label: 'Casas revisadas' },
    { figure: '{{reportHours}} h', label: 'Entrega del reporte' },
    { figure: '{{rating}}', label: 'Calificación promedio' },
    { figure: '{{everyDay}}', label: 'De la semana' },
  ],

  'home.reasons': {
    title: 'Por qué nos eligen',
    reasons: [
      {
        icon: 'video',
        title: 'Fotos y video',
        text: 'Usted ve la fuga y oye vibrar el ventilador, en vez de leer que lo hacen.',
      },
      {
        icon: 'price',
        title: 'Un precio que puede comprobar',
        text: 'La cotización al instante muestra cada línea. Lo que ve ahí es como calculamos.',
      },
      {
        icon: 'calendar',
        title: 'Aquí los {{everyDay}} de la semana',
        text: 'Su {{contractDeadline}} no espera al lunes, y nuestro teléfono tampoco.',
      },
      {
        icon: 'consultation',
        title: 'Respuestas claras después',
        text: 'Cada inspección incluye una consulta de seguimiento: qué arreglar, qué vigilar y qué dejar como está.',
      },
    ],
  },

  'home.closing': {
    title: '¿Quiere saber qué está comprando?',
    text: 'Cuatro datos de la casa le dan el precio. No se envía nada, y puede reservar ahí mismo.',
  },

  'home.meta': {
    title: '{{name}} | {{inspectorTitle}} en {{metro}}',
    description:
      '{{homeInspections}} en {{region}}: cada sistema revisado, reporte con fotos y video en {{reportTime}}, disponibles {{phoneDays}}. {{license}}.',
    keywords: [
      'inspector de viviendas {{city}}',
      'inspector de viviendas {{secondCity}}',
      'inspección de casas',
    ],
  },

  'home.buttons': {
    price: 'Ver mi precio',
    from: 'desde',
    inspector: 'Conozca a su inspector',
  },

  'home.testimonials-labels': {
    average: '{rating} en {count} reseñas, de estos clientes',
    averageOfOne: '{rating} en una reseña, de este cliente',
    all: 'Leer todas las reseñas',
  },
} as const satisfies TextsById<typeof en>;
