import type { TipWordsById } from '../tip-rule.ts';
import type { insulationRules } from './insulation-rules.ts';

export const words = {
  'pipe-gaps': {
    title: 'Selle los huecos alrededor de tuberías y cables',
    estimatedCost: '$10 a $40',
    timeFrame: '2 horas',
    description:
      'El aire pasa por donde entran las tuberías debajo de los lavabos y detrás de la lavadora. La espuma o el sellador cierra esos huecos, y también detiene el ruido y los olores de los vecinos.',
  },
  'energy-audit': {
    title: 'Revise las fugas de aire antes de la temporada de calor',
    estimatedCost: '$200 a $500',
    timeFrame: 'Abril, medio día',
    description:
      'Una auditoría de energía, con un ventilador de presión y una cámara térmica, encuentra en dos horas lo que años de recibos apenas insinúan. Mande cerrar las tres fugas peores antes del primer día de 95 grados Fahrenheit.',
    elsewhere: {
      timeFrame: 'Medio día en primavera',
      description:
        'Una auditoría de energía, con un ventilador de presión y una cámara térmica, encuentra en dos horas lo que años de recibos apenas insinúan. Mande cerrar las tres fugas peores antes del primer día de mucho calor.',
    },
  },
  'attic-hatch': {
    title: 'Aísle la entrada del ático',
    estimatedCost: '$20 a $80',
    timeFrame: '1 hora, al amanecer',
    description:
      'En julio el ático llega a 140 grados Fahrenheit, y una tapa o escalera plegable sin aislar es un hueco en su aislamiento. Ponga una cubierta aislante o una tapa de espuma y un empaque; trabaje antes de que salga el sol, porque ese calor es peligroso.',
    elsewhere: {
      description:
        'Con el sol de verano el ático es lo más caliente de la casa, y una tapa o escalera plegable sin aislar es un hueco en su aislamiento. Ponga una cubierta aislante o una tapa de espuma y un empaque; trabaje al amanecer, porque ese calor es peligroso.',
    },
  },
  'morning-shade': {
    title: 'Cierre el paso al sol antes de las diez de la mañana',
    estimatedCost: 'Gratis o hasta $120',
    timeFrame: 'Cada día de calor',
    description:
      'Baje las persianas de los lados soleados antes de que se caliente el vidrio, y encienda los ventiladores de techo solo donde haya alguien. Unas cortinas con forro se pagan solas en un verano.',
  },
  'insulation-depth': {
    title: 'Compare el aislamiento del ático con R-38 y R-49',
    estimatedCost: '$1,200 a $2,800 por agregar más',
    timeFrame: 'Una mañana fresca',
    description:
      'Meta una regla: unas 13 pulgadas de fibra de vidrio soplada equivalen a R-38, lo que llevan las casas recientes, y unas 17 al R-49 del código de energía actual. Con menos de diez pulgadas, agregar más es lo que se recupera más pronto.',
    elsewhere: {
      title: 'Compare el aislamiento del ático con el código actual',
      description:
        'Meta una regla: unas 13 pulgadas de fibra de vidrio soplada equivalen a R-38 y unas 17 a R-49. Lo que el código pide para una casa nueva depende del clima; el departamento de construcción local conoce la cifra.',
    },
  },
  'cold-outlets': {
    title: 'Busque tomacorrientes fríos en los muros exteriores',
    estimatedCost: '$5 a $20',
    timeFrame: '1 hora en un día de viento',
    description:
      'Los tomacorrientes y apagadores de los muros exteriores dejan pasar más aire de lo que parece. Corte el circuito, ponga un empaque de espuma detrás de cada placa y vuelva a sentir con la mano.',
  },
  'even-insulation': {
    title: 'Vea que el aislamiento del constructor esté parejo',
    estimatedCost: 'Gratis o hasta $200',
    timeFrame: '30 minutos',
    description:
      'Los instaladores dejan zonas sin cubrir sobre las esquinas y los porches, que una cámara térmica muestra como manchas calientes. La tarjeta engrapada en el ático dice lo que se prometió; si hay menos, es una reclamación de garantía.',
  },
  'moved-insulation': {
    title: 'Vuelva a poner el aislamiento que movieron los trabajadores',
    estimatedCost: 'Gratis o hasta $40',
    timeFrame: '1 hora',
    description:
      'Diez años de visitas por el cable, la alarma y el aire acondicionado dejan senderos en el ático. Con un rastrillo, cúbralos otra vez con aislamiento, sin tapar las ventilas del alero.',
  },
  'settled-insulation': {
    title: 'Complete el aislamiento que se ha asentado',
    estimatedCost: '$800 a $2,200',
    timeFrame: 'Un día',
    description:
      'El aislamiento soplado de esta edad ha perdido pulgadas de altura. Selle primero los huecos de abajo, con espuma alrededor de tuberías y lámparas, y luego súbalo a R-49.',
    elsewhere: {
      description:
        'El aislamiento soplado de esta edad ha perdido pulgadas de altura. Selle primero los huecos de abajo, con espuma alrededor de tuberías y lámparas, y luego súbalo a lo que el código actual pide para una casa nueva.',
    },
  },
  'air-paths': {
    title: 'Cierre los pasos de aire de una casa antigua antes de aislarla más',
    estimatedCost: '$500 a $2,500',
    timeFrame: 'Uno o dos días',
    description:
      'Los cielos rasos bajos, los muros abiertos por arriba y las lámparas empotradas antiguas llevan el aire de los cuartos al ático. Mande taparlos primero y pregunte qué hay dentro de los muros: muchos se construyeron sin aislamiento.',
  },
  'inside-unit': {
    title: 'Aísle lo que es suyo dentro de la unidad',
    estimatedCost: '$20 a $100',
    timeFrame: 'Una tarde',
    description:
      'Los muros y el ático son de la asociación; los huecos de adentro son de usted. Los burletes de las puertas, los empaques de los tomacorrientes y el aislante de las tuberías debajo de los lavabos no necesitan permiso de nadie.',
  },
  'party-wall-air': {
    title: 'Busque corrientes de aire en el muro compartido',
    estimatedCost: 'Gratis o hasta $150',
    timeFrame: '1 hora',
    description:
      'El hueco entre dos casas adosadas suele estar abierto al ático y lleva aire, ruido y humo. Séllelo desde su lado solo con material resistente al fuego, porque ese muro es una barrera contra incendios.',
  },
  'top-floor-units': {
    title: 'Empiece por las unidades del último piso',
    estimatedCost: '$600 a $1,800 por unidad',
    timeFrame: 'Un día por edificio',
    description:
      'Los inquilinos que viven bajo el techo tienen los recibos más altos y son los primeros en quejarse. Aísle y selle arriba de ellos, y forre las tuberías de agua caliente que alimentan a más de una unidad.',
  },
  'uncomfortable-room': {
    title: 'Averigüe por qué un cuarto nunca tiene buena temperatura',
    estimatedCost: 'Gratis o hasta $300',
    timeFrame: '1 hora',
    description:
      'Acerque un pañuelo de papel a su salida de aire y luego a la de un cuarto que esté bien. El aire débil indica un ducto aplastado o con fugas; si es bueno, falta aislamiento arriba o da el sol en el vidrio.',
  },
  'utility-bills': {
    title: 'Ponga a la vista los recibos de doce meses',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos',
    description:
      'Los compradores preguntan cuánto cuesta agosto. Los recibos de los servicios, la tarjeta del aislamiento del ático y las facturas de las mallas solares o de un termostato nuevo responden con números.',
    elsewhere: {
      description:
        'Los compradores preguntan cuánto cuestan el mes más caluroso y el más frío. Los recibos de los servicios, la tarjeta del aislamiento del ático y las facturas de las mallas solares o de un termostato nuevo responden con números.',
    },
  },
  'first-year-bills': {
    title: 'Anote los recibos y los ajustes del primer año',
    estimatedCost: 'Gratis',
    timeFrame: '10 minutos al mes',
    description:
      'Un año de recibos junto a los ajustes del termostato muestra lo que esta casa consume normalmente. Las fugas y los equipos que fallan se notan ahí mucho antes de que se oigan.',
  },
} as const satisfies TipWordsById<typeof insulationRules>;
