import type { TipWordsById } from '../tip-rule.ts';
import type { safetyRules } from './safety-rules.ts';

export const words = {
  alarms: {
    title: 'Pruebe cada detector de humo y de monóxido de carbono',
    estimatedCost: 'Gratis o hasta $50 cada uno',
    timeFrame: '15 minutos, cada mes',
    description:
      'Un detector en cada recámara, uno afuera de ellas, uno en cada piso, y de monóxido de carbono donde haya gas o garaje. Presione el botón y lea la fecha de atrás: a los diez años se cambia, diga lo que diga.',
  },
  'storm-room': {
    title: 'Elija el cuarto para un aviso de tornado',
    estimatedCost: 'Gratis o hasta $60',
    timeFrame: '30 minutos, antes de abril',
    description:
      'El cuarto más interior del piso más bajo, sin ventanas: muchas veces un baño o un clóset. Tenga ahí zapatos, una linterna y una batería cargada, y avise a todos en casa.',
    elsewhere: {
      title: 'Elija el cuarto para un aviso de tormenta',
      timeFrame: '30 minutos',
      description:
        'En un vendaval es el cuarto más interior del piso más bajo, sin ventanas: muchas veces un baño o un clóset. Tenga ahí zapatos, una linterna y una batería cargada, y avise a todos en casa.',
    },
  },
  chimney: {
    title: 'Mande limpiar la chimenea y revisar el tiro',
    estimatedCost: '$150 a $350',
    timeFrame: 'Octubre',
    description:
      'Un tiro que se usa solo unas noches frías también junta hollín, nidos y grietas. Un deshollinador con cámara lo revisa todo, también la válvula de los leños de gas; hasta entonces, no encienda nada.',
    elsewhere: {
      timeFrame: 'Antes del primer fuego',
      description:
        'Todo tiro junta hollín, nidos y grietas, también el que se usa poco. Un deshollinador con cámara lo revisa todo, también la válvula de los leños de gas; hasta entonces, no encienda nada.',
    },
  },
  'alarm-batteries': {
    title: 'Cambie las baterías de los detectores cuando se atrase el reloj',
    estimatedCost: '$10 a $30',
    timeFrame: 'El primer domingo de noviembre',
    description:
      'Una fecha al año es fácil de recordar; un pitido a las tres de la mañana no es bienvenido. Cambie todas a la vez y, de paso, recorra su salida del edificio.',
    elsewhere: {
      title: 'Cambie las baterías de los detectores un mismo día cada año',
      timeFrame: 'Un día de otoño',
    },
  },
  'no-flames-indoors': {
    title: 'Nunca caliente la casa con horno, asador o generador adentro',
    estimatedCost: 'Gratis',
    timeFrame: 'En cada apagón',
    description:
      'El monóxido de carbono mató a texanos en la helada de 2021, en casas que solo querían calor. Un generador va a veinte pies de cualquier ventana, nunca en un garaje; las cobijas y un solo cuarto cerrado son más seguros.',
    elsewhere: {
      description:
        'El monóxido de carbono no huele, y mata en casas que solo querían calor. Un generador va a veinte pies de cualquier ventana, nunca en un garaje; las cobijas y un solo cuarto cerrado son más seguros.',
    },
  },
  'garage-door': {
    title: 'Pruebe que la puerta del garaje retroceda',
    estimatedCost: 'Gratis',
    timeFrame: '5 minutos, cada mes',
    description:
      'Ponga una tabla de dos por cuatro acostada debajo de la puerta que baja: debe subir al tocarla, y también cuando un pie corta el rayo. Si no lo hace, desconecte el motor; los resortes son trabajo de un profesional.',
  },
  'original-alarms': {
    title: 'Cambie los detectores que venían con la casa',
    estimatedCost: '$25 a $60 cada uno',
    timeFrame: 'Una tarde',
    description:
      'Los sensores duran diez años, y los originales ya los cumplieron o están por cumplirlos. Compre unos con el mismo conector o sellados de diez años, y agregue los de monóxido de carbono ya que está en la escalera.',
  },
  'added-alarms': {
    title: 'Agregue detectores donde el código viejo no pedía ninguno',
    estimatedCost: '$100 a $350',
    timeFrame: 'Este mes',
    description:
      'Las casas de esta edad se construyeron con un detector en el pasillo, o ninguno. Los inalámbricos que suenan juntos no necesitan cableado nuevo: el de cada recámara es el que lo despierta.',
  },
  'lead-and-asbestos': {
    title: 'Analice pintura y loseta viejas antes de lijarlas o romperlas',
    estimatedCost: '$30 a $400',
    timeFrame: 'Antes de cualquier obra',
    description:
      'La pintura anterior a 1978 tiene plomo, y las losetas, los ductos y las texturas viejas pueden tener asbesto; ambos hacen daño en forma de polvo. Por poco dinero, un laboratorio le dice lo que necesita saber antes de remodelar.',
  },
  exits: {
    title: 'Recorra las dos salidas del edificio',
    estimatedCost: 'Gratis',
    timeFrame: '15 minutos',
    description:
      'Las puertas de las escaleras deben abrir, cerrar y trabarse solas, y las luces de salida deben estar encendidas. No pinte ningún rociador contra incendios en su unidad y reporte a la asociación las escaleras obstruidas.',
  },
  turnover: {
    title:
      'Cambie la combinación de las cerraduras y pruebe los detectores con cada inquilino nuevo',
    estimatedCost: '$40 a $150 por unidad',
    timeFrame: 'En los 7 días siguientes al nuevo contrato',
    description:
      'El Property Code de Texas da al dueño siete días para cambiar la combinación de las cerraduras cuando cambia el inquilino, y pide un detector de humo que funcione en cada recámara. Haga ambas cosas con la unidad vacía y pida al inquilino que firme la fecha.',
    elsewhere: {
      timeFrame: 'Antes de que empiece el nuevo contrato',
      description:
        'Muchos estados y ciudades piden cerraduras nuevas y detectores de humo que funcionen cuando cambia el inquilino. Haga ambas cosas con la unidad vacía y pida al nuevo inquilino que firme la fecha.',
    },
  },
  gas: {
    title: 'Si huele a gas, primero salga',
    estimatedCost: 'Gratis',
    timeFrame: 'De inmediato',
    description:
      'No toque ningún apagador ni teléfono adentro; salga y llame al 911 y a la compañía de gas desde el otro lado de la calle. Vienen sin costo, y solo ellos pueden volver a abrirlo.',
  },
  hazards: {
    title: 'Arregle lo que los inspectores llaman un peligro',
    estimatedCost: '$20 a $400',
    timeFrame: 'Antes de anunciar la casa',
    description:
      'Los detectores que faltan, los barandales flojos, una estufa sin soporte antivuelco y una puerta de garaje que no retrocede están en la primera página de todo reporte. Nada de eso toma más de un día.',
  },
  'locks-and-codes': {
    title: 'Cambie las cerraduras y todos los códigos',
    estimatedCost: '$80 a $200',
    timeFrame: 'El primer día',
    description:
      'Nadie sabe cuántas llaves repartió el dueño anterior. Cambie la combinación de las cerraduras, borre la memoria del motor del garaje y ponga a su nombre las cuentas de alarma, portón y termostato.',
  },
} as const satisfies TipWordsById<typeof safetyRules>;
