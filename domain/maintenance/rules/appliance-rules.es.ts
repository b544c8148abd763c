import type { TipWordsById } from '../tip-rule.ts';
import type { applianceRules } from './appliance-rules.ts';

export const words = {
  'dryer-vent': {
    title: 'Limpie el ducto de la secadora hasta afuera',
    estimatedCost: 'Gratis o hasta $150',
    timeFrame: '1 hora, una vez al año',
    description:
      'La pelusa en el ducto es causa común de incendios en casas, y una carga que necesita dos ciclos es la señal. Cepíllelo desde la secadora hasta la tapa exterior, y cambie la manguera de papel aluminio o plástico por una de metal.',
  },
  'refrigerator-coils': {
    title: 'Aspire los serpentines del refrigerador antes del calor',
    estimatedCost: 'Gratis',
    timeFrame: '20 minutos',
    description:
      'Un refrigerador en una cocina caliente, o en un garaje a 110 grados Fahrenheit, trabaja al límite. Unos serpentines limpios y un palmo de aire detrás son lo que evita que falle en agosto.',
    elsewhere: {
      description:
        'Un refrigerador en una cocina caliente o en un garaje caluroso trabaja al límite. Unos serpentines limpios y un palmo de aire detrás son lo que evita que falle en la semana más calurosa.',
    },
  },
  'anti-tip': {
    title: 'Asegure la estufa antes de las fiestas',
    estimatedCost: '$10 a $25',
    timeFrame: '30 minutos',
    description:
      'Un niño sobre la puerta abierta del horno vuelca una estufa sin soporte antivuelco. Saque el cajón para buscarlo, limpie el filtro de la campana y vea si cierra bien el sello del horno.',
  },
  recalls: {
    title: 'Registre los electrodomésticos y busque retiros del mercado',
    estimatedCost: 'Gratis',
    timeFrame: '45 minutos',
    description:
      'Todos los electrodomésticos de una casa nueva tienen garantía al mismo tiempo, y a todos se les acaba al mismo tiempo. Registre cada uno y busque los modelos en cpsc.gov por si los han retirado.',
  },
  'washer-hoses': {
    title: 'Cambie las mangueras de hule de la lavadora por trenzadas',
    estimatedCost: '$20 a $40',
    timeFrame: '20 minutos',
    description:
      'Las mangueras de hule sirven unos cinco años y revientan con toda la presión. Use acero trenzado y cierre las llaves cuando se ausente más de una noche.',
  },
  'appliance-savings': {
    title: 'Ahorre para los electrodomésticos de más de doce años',
    estimatedCost: '$600 a $1,800 cada uno',
    timeFrame: 'En los próximos dos años',
    description:
      'Los lavavajillas duran unos diez años; los refrigeradores, de doce a quince. Una reparación que cuesta la mitad de uno nuevo ya no conviene; elija el siguiente modelo antes de que el viejo elija el día.',
  },
  'gas-connectors': {
    title: 'Mande cambiar los conectores de gas viejos',
    estimatedCost: '$100 a $250 cada uno',
    timeFrame: 'Una visita',
    description:
      'Los conectores de latón sin recubrir detrás de las estufas y secadoras de esa época se agrietan al mover el aparato. No lo jale para mirar: un plomero cambia el conector y agrega una llave de paso al alcance.',
  },
  'washer-pan': {
    title: 'Ponga una charola y una alarma debajo de la lavadora',
    estimatedCost: '$25 a $80',
    timeFrame: '1 hora',
    description:
      'Una manguera que revienta arriba es una reclamación de cada vecino de abajo. Una charola, una alarma de fugas y mangueras trenzadas cuestan menos que un deducible; avise de inmediato a la asociación de cualquier fuga.',
  },
  'appliance-list': {
    title: 'Lleve una lista de los electrodomésticos de cada unidad',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora por edificio',
    description:
      'Anote en una sola tabla el modelo, el número de serie, el año y la última reparación de cada unidad. La tabla muestra cuáles fallan juntos y ahorra la primera visita del técnico.',
  },
  'unsafe-appliance': {
    title: 'Deje de usar lo que dispara el interruptor, echa chispas o huele',
    estimatedCost: '$100 a $300',
    timeFrame: 'Hoy',
    description:
      'Un aparato que dispara dos veces su interruptor tiene una falla que no se cura con restablecerlo. Desconéctelo, o cierre su llave de gas, y mande revisarlo antes de volver a usarlo.',
  },
  'full-cycle': {
    title: 'Pruebe un ciclo completo de cada electrodoméstico empotrado',
    estimatedCost: 'Gratis',
    timeFrame: '2 horas',
    description:
      'El inspector del comprador lo hará. Pruebe el lavavajillas, el horno, la parrilla, el microondas, el triturador y la campana, arregle lo que falle y deje los manuales en un cajón.',
  },
  'data-plates': {
    title: 'Fotografíe la placa de datos de cada electrodoméstico',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos, en el primer mes',
    description:
      'El modelo y el número de serie dicen la edad, los retiros del mercado y la refacción correcta. Diez fotos en un álbum ahorran una hora cada vez que algo falla.',
  },
} as const satisfies TipWordsById<typeof applianceRules>;
