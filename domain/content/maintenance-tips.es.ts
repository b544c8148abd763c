import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './maintenance-tips.en.ts';

export const words = {
  'maintenance-tips.hero': {
    title: 'Lo que su casa necesita ahora',
    text: 'Díganos su antigüedad, su tipo y qué le preocupa, y reciba una lista para esta estación del año en {{localArea}}: qué hacer, cuánto cuesta y qué dejarle a un profesional.',
  },

  'maintenance-tips.seasons': {
    title: 'Por qué las casas de aquí necesitan su propia lista',
    paragraphs: [
      {
        text: 'Las listas de mantenimiento hechas para todo el país le dicen que eche sal en los escalones. En {{metro}}, el daño lo hacen el {{soil}}, el granizo y dos o tres noches de helada, cada uno en su estación.',
        onlyIn: 'texas',
      },
      {
        text: 'Una lista para todas las casas deja fuera lo que la suya necesita. La lluvia, el calor y el frío hacen su daño cada uno en su estación, y la antigüedad y el tipo de casa deciden dónde se nota primero.',
        notIn: ['texas'],
      },
    ],
    seasons: [
      {
        season: 'Spring',
        title: 'Granizo y lluvia fuerte',
        text: 'Las peores tormentas llegan en abril y mayo. Revise el techo y adónde va su agua, y pida el servicio del aire acondicionado antes de que lo pidan todos.',
        onlyIn: 'texas',
      },
      {
        season: 'Spring',
        title: 'Tormentas y lluvia fuerte',
        text: 'Revise el techo y adónde va su agua, y pida el servicio del aire acondicionado antes de que lo pidan todos.',
        notIn: ['texas'],
      },
      {
        season: 'Summer',
        title: 'Días de 100 grados sobre arcilla',
        text: 'La arcilla negra se encoge al secarse y deja la losa sin apoyo. Mantenga una humedad pareja en el suelo que la rodea y destapada la tubería de condensado.',
        onlyIn: 'texas',
      },
      {
        season: 'Summer',
        title: 'Calor y suelo seco',
        text: 'El suelo que se seca deja los cimientos sin apoyo. Mantenga en él una humedad pareja y destapada la tubería de condensado.',
        notIn: ['texas'],
      },
      {
        season: 'Fall',
        title: 'La calma intermedia',
        text: 'Las grietas están más abiertas que nunca después de los meses secos, así que mídalas ahora. Limpie las canaletas y pruebe la calefacción mientras todavía puede esperar un día.',
        onlyIn: 'texas',
      },
      {
        season: 'Fall',
        title: 'Antes del frío',
        text: 'Limpie las canaletas cuando ya cayeron las hojas, y pruebe la calefacción mientras todavía puede esperar un día. Cierre por donde entran el agua o el aire frío.',
        notIn: ['texas'],
      },
      {
        season: 'Winter',
        title: 'Una helada fuerte',
        text: 'La mayoría de los días son templados; una sola noche a 15 grados Fahrenheit revienta tuberías en áticos y garajes. Cubra las llaves exteriores, vacíe el sistema de riego y deje goteando las llaves de adentro.',
        onlyIn: 'texas',
      },
      {
        season: 'Winter',
        title: 'Frío y humedad',
        text: 'Sepa dónde se cierra el agua antes de que se congele una tubería. Mantenga la calefacción constante, el agua lejos de las paredes y funcionando los detectores de humo y de monóxido de carbono.',
        notIn: ['texas'],
      },
    ],
  },

  'maintenance-tips.closing': {
    title: '¿Quiere que alguien la revise?',
    text: 'Una inspección anual de mantenimiento recorre con usted toda la lista y muestra qué puede esperar.',
  },

  'maintenance-tips.meta': {
    title: 'Consejos de mantenimiento para su casa | {{name}}',
    description:
      'Díganos la antigüedad y el tipo de su casa, la estación del año y qué le preocupa, y reciba una lista de consejos de mantenimiento para casas en {{region}}.',
    keywords: [
      'consejos de mantenimiento de la casa {{stateName}}',
      'mantenimiento de la casa por estación del año',
    ],
  },
} as const satisfies TextsById<typeof en>;
