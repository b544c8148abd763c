import type { TipWordsById } from '../tip-rule.ts';
import type { recordRules } from './record-rules.ts';

export const words = {
  'builder-list': {
    title: 'Entregue al constructor una lista por escrito antes de que termine el año de garantía',
    estimatedCost: 'Gratis o hasta $500',
    timeFrame: 'Un mes antes de cada plazo',
    description:
      'Las casas nuevas suelen tener un año para la mano de obra, dos para los sistemas y diez para la estructura, cada uno con su plazo. Una inspección poco antes de la fecha pone lo que está mal en la lista del constructor y no en la de usted.',
  },
  declaration: {
    title: 'Lea en la declaración qué es común y qué es suyo',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora',
    description:
      'La declaración traza la línea entre su unidad y las áreas comunes, muchas veces en la pintura. Conózcala antes de asegurar, reparar o taladrar, y pida a la asociación su estudio de reservas.',
  },
  calendar: {
    title: 'Ponga el mantenimiento del año en un solo calendario',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos',
    description:
      'Aquí la arcilla, el calor, el granizo y las heladas tienen cada uno su mes, y casi todo daño viene de la tarea que tocaba hace un mes. Cuatro fechas al año con tres tareas cada una son un plan que sí se cumple.',
    elsewhere: {
      description:
        'El calor, las tormentas, la lluvia y el frío tienen cada uno su mes, y casi todo daño viene de la tarea que tocaba hace un mes. Cuatro fechas al año con tres tareas cada una son un plan que sí se cumple.',
    },
  },
  'water-fire-fall': {
    title: 'Clasifique lo que ve: agua, fuego y caídas',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora, hoy',
    description:
      'Recorra la casa con papel en mano: primero se arregla lo que deja entrar agua, puede quemarse o puede hacer caer a alguien; la apariencia va al final. Fotografíe cada cosa antes de que alguien la toque.',
  },
  disclosure: {
    title: 'Llene el aviso del vendedor (seller’s disclosure) con los recibos al lado',
    estimatedCost: 'Gratis',
    timeFrame: '2 horas',
    description:
      'Texas pide que el vendedor diga por escrito lo que sabe de la casa (Property Code §5.008). Las reparaciones que se nombran con un recibo crean confianza; las que el comprador descubre solo la acaban.',
    elsewhere: {
      description:
        'La mayoría de los estados pide que el vendedor diga por escrito lo que sabe de la casa. Las reparaciones que se nombran con un recibo crean confianza; las que el comprador descubre solo la acaban.',
    },
  },
  'report-list': {
    title: 'Convierta el reporte de inspección en una lista con fechas',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora, en la primera semana',
    description:
      'El reporte es el mejor manual que tiene su casa. Divida los hallazgos en ahora, este año y vigilar, y empiece por lo que quedó pendiente del periodo de opción.',
    elsewhere: {
      description:
        'El reporte es el mejor manual que tiene su casa. Divida los hallazgos en ahora, este año y vigilar, y empiece por lo que el vendedor no reparó.',
    },
  },
} as const satisfies TipWordsById<typeof recordRules>;
