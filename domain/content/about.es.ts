import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './about.en.ts';

export const words = {
  'about.hero': {
    title: 'Un solo inspector, de la primera llamada a la última pregunta',
    text: 'En {{region}}, quien contesta su llamada es quien sube a su techo, escribe su reporte y se lo explica.',
  },

  'about.intro': {
    title: 'Lo nuestro son las casas',
    paragraphs: [
      {
        text: '{{name}} inspecciona casas en {{localArea}} para quienes las compran, las venden, las construyen o son sus dueños. No reparamos, no vendemos, no aseguramos ni hacemos avalúos; por eso nadie gana con que la lista de hallazgos sea larga, ni con que sea corta.',
      },
      {
        text: 'Inspeccionar aquí es un oficio aparte. La arcilla bajo Dallas se hincha y se encoge con las estaciones, la primavera trae granizo, agosto hornea los áticos y, cada tantos inviernos, una sola noche congela lo que nadie aisló. Una casa de ladrillo de un piso en Hurst, una casita sobre pilares en Fort Worth y una casa nueva en Frisco fallan de maneras distintas. A cada una la vemos por lo que es.',
        onlyIn: 'texas',
      },
      {
        text: 'Inspeccionar es un oficio aparte. La lluvia encuentra el único tapajuntas que faltó, el sol envejece el techo y el agua se estanca donde el terreno se niveló con prisa. Una casa de ladrillo de un piso, una casita con espacio bajo el piso y una casa nueva fallan de maneras distintas. A cada una la vemos por lo que es.',
        notIn: ['texas'],
      },
      {
        text: 'Lo que usted recibe es sencillo: un reporte en un plazo de {{reportPromise}}, en palabras que no hay que buscar en el diccionario, con fotos y video. Y una persona a quien preguntarle cuando lo haya leído.',
      },
    ],
  },

  'about.license': {
    title: 'Con licencia del estado de {{stateName}}',
    text: 'Una licencia significa exámenes, educación continua, seguro y normas publicadas para cada inspección. Pida el número, el nuestro y el de cualquier otro, y verifíquelo: toma un minuto.',
    facts: [
      { label: 'Otorgada por', value: '{{authority}}' },
      { label: 'Inspeccionamos según', value: 'Normas {{standardsCode}}' },
      { label: 'Reportamos en', value: 'Formulario {{reportForm}}, con fotos y video' },
      { label: 'Seguro', value: '{{Insurance}}' },
    ],
  },

  'about.values': {
    title: 'Cuatro valores, en cada ático',
    text: 'Imprimirlos es fácil; cumplirlos {{attic}} ya no lo es tanto. Nosotros los cumplimos también ahí.',
    values: [
      {
        icon: 'integrity',
        title: 'Integridad',
        text: 'Anotamos lo que vemos, para usted y para nadie más. Ningún agente nos paga, y nosotros no le pagamos a ninguno.',
      },
      {
        icon: 'customers',
        title: 'El cliente primero',
        text: 'Su {{contractDeadline}} manda en nuestro calendario. Acompáñenos, pregunte lo que quiera y vuelva a llamar cuando haya leído el reporte.',
      },
      {
        icon: 'clock',
        title: 'Confiabilidad',
        text: 'Puntuales en la puerta, el reporte cuando lo prometimos y el mismo cuidado en la última casa de la semana que en la primera.',
      },
      {
        icon: 'experience',
        title: 'Excelencia',
        text: 'Las normas de {{standardsOwner}} son nuestro punto de partida. Cada inspección incluye imágenes térmicas, fotos y video.',
      },
    ],
  },

  'about.rules': {
    title: 'Lo que puede exigirnos',
    always: [
      'Entrar al ático y subir al techo donde sea seguro, y decirlo donde no lo sea.',
      'Mostrarle en el momento los hallazgos que importan, antes de que los lea.',
      'Indicarle a qué especialista llamar cuando algo lo necesite.',
      'Decirle el precio antes de que reserve, línea por línea.',
    ],
    never: [
      'Reparar lo que reportamos, ni ganar con su reparación.',
      'Dar o recibir dinero por una recomendación.',
      'Mostrarle su reporte a nadie sin su consentimiento.',
      'Decirle si debe comprar. Esa decisión es suya.',
    ],
  },

  'about.coverage': {
    title: '{{cityCount}} ciudades y las calles entre ellas',
    text: 'Vamos a {{counties}}, en un radio de unas {{servedMiles}} millas. Si su ciudad no está en la lista, pregunte: le diremos si podemos ir antes de que reserve.',
    schedulingNote: {
      title: 'La mayoría de las inspecciones se pueden programar en un plazo de {{schedulingTime}}',
      text: 'Guardamos horarios del mismo día para casos urgentes. Esos se dan por teléfono.',
    },
  },

  'about.reasons': {
    title: 'Por qué elegir a {{name}}',
    cards: [
      {
        icon: 'area',
        title: 'Locales por decisión propia',
        text: 'Sabemos en qué década se construyó cada calle de {{kindOfRegion}}, y qué se construía mal en esa década.',
      },
      {
        icon: 'report',
        title: 'Un reporte que le sirve',
        text: 'Ordenado por importancia y con un resumen al principio, para que su agente pueda negociar desde la primera página.',
      },
      {
        icon: 'video',
        title: 'Video donde una foto no basta',
        text: 'Usted ve cómo se regresa el desagüe y oye cómo vibra el ventilador.',
      },
      {
        icon: 'price',
        title: 'Sin cargos ocultos',
        text: 'Usted ve el precio línea por línea antes de reservar. {{NoDeposit}} para reservar. El pago se hace {{due}}.',
      },
      {
        icon: 'calendar',
        title: 'Disponibles cuando urge',
        text: 'Contestamos el teléfono de {{phoneHours}} y estamos disponibles {{phoneDays}}.',
      },
      {
        icon: 'consultation',
        title: 'Seguimos ahí después',
        text: 'Cada inspección incluye una consulta de seguimiento: qué arreglar, qué vigilar y qué dejar como está.',
      },
    ],
  },

  'about.closing': {
    title: 'Nos vemos en la casa',
    text: 'Venga a la última media hora de la inspección. Es la mejor manera de conocer a su inspector, y también su casa.',
  },

  'about.meta': {
    title: 'Conozca a su inspector de viviendas | {{name}}',
    description:
      'Conozca al inspector de {{name}}: independiente y conocedor del {{soil}} de {{localArea}}. {{license}}. Servicio en {{cityCount}} ciudades de {{region}}.',
    keywords: ['conozca a su inspector de viviendas', 'inspector con licencia de {{authority}}'],
  },

  'about.license-label': {
    label: 'Licencia de inspector',
  },
} as const satisfies TextsById<typeof en>;
