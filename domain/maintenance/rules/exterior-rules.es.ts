import type { TipWordsById } from '../tip-rule.ts';
import type { exteriorRules } from './exterior-rules.ts';

export const words = {
  'walk-around': {
    title: 'Dé la vuelta a la casa con una cámara',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos, cada estación',
    description:
      'Mire la pintura, el sellador, las juntas del ladrillo y todo lo que entra por el muro, siempre en el mismo sentido. Las fotos de la estación anterior muestran lo que ha cambiado.',
  },
  'balcony-drain': {
    title: 'Mantenga libre el desagüe del balcón y reporte un barandal flojo',
    estimatedCost: 'Gratis',
    timeFrame: '10 minutos, cada mes',
    description:
      'El exterior del edificio es de la asociación, pero solo usted ve su balcón. Mantenga libre su desagüe, no cuelgue nada del barandal y reporte por escrito si algo se mueve o está blando.',
  },
  'weep-holes': {
    title: 'Mantenga abiertos los orificios del ladrillo y retire la tierra',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora',
    description:
      'Los huecos pequeños al pie de un muro de ladrillo dejan salir la lluvia que se metió detrás. Retire mantillo y tierra hasta que se vean cuatro pulgadas de losa, y nunca tape los orificios con sellador.',
    elsewhere: {
      description:
        'Los huecos pequeños al pie de un muro de ladrillo dejan salir la lluvia que se metió detrás. Retire mantillo y tierra hasta que se vean cuatro pulgadas de cimientos, y nunca tape los orificios con sellador.',
    },
  },
  'sprinkler-zones': {
    title: 'Pruebe cada zona de riego y apúntela lejos de los muros',
    estimatedCost: '$5 a $60',
    timeFrame: '1 hora',
    description:
      'Observe cada zona dos minutos: los aspersores rotos o que apuntan al ladrillo desperdician agua y mojan un solo lado de la losa. Programe ciclos de madrugada según los días de riego de su ciudad.',
    elsewhere: {
      description:
        'Observe cada zona dos minutos: los aspersores rotos o que apuntan a los muros desperdician agua y empapan un solo lado de los cimientos. Programe ciclos de madrugada según los días de riego de su ciudad.',
    },
  },
  'bare-wood': {
    title: 'Selle y pinte la madera expuesta antes del invierno',
    estimatedCost: '$20 a $400',
    timeFrame: 'Una semana seca de octubre',
    description:
      'El sol abre las juntas de las molduras y los marcos del garaje, y la lluvia de invierno los pudre desde los extremos. Raspe, aplique base y selle lo que esté expuesto; primero, el pie de cada marco de puerta.',
    elsewhere: {
      timeFrame: 'Una semana seca de otoño',
    },
  },
  'sprinkler-freeze': {
    title: 'Cierre y vacíe los aspersores antes de una helada',
    estimatedCost: 'Gratis o hasta $75',
    timeFrame: '20 minutos',
    description:
      'La válvula antirreflujo está por encima del suelo y es lo primero que revienta. Cierre su llave, abra un cuarto de vuelta las llaves de prueba y envuélvala; una nueva cuesta cientos de dólares.',
    elsewhere: {
      description:
        'La válvula antirreflujo suele estar por encima del suelo y es lo primero que revienta. Cierre su llave, abra un cuarto de vuelta las llaves de prueba y envuélvala; donde el suelo se congela, mande vaciar las líneas con aire en otoño.',
    },
  },
  'icy-stairs': {
    title: 'Meta las plantas y reporte las escaleras con hielo',
    estimatedCost: 'Gratis',
    timeFrame: 'Con cada aviso de helada',
    description:
      'Las macetas de un balcón se rajan y dejan caer hielo en el andador de abajo. Métalas y avise a la asociación de las escaleras y los pasillos que se congelan, con el lugar y la hora.',
  },
  'balcony-sweep': {
    title: 'Barra el balcón y el riel de la puerta después de las tormentas',
    estimatedCost: 'Gratis',
    timeFrame: '10 minutos después de una tormenta',
    description:
      'El granizo y las hojas tapan el desagüe de un balcón, y la siguiente lluvia entra por debajo de la puerta. Barra el riel y fotografíe las abolladuras en barandales o puertas para la reclamación de la asociación.',
    elsewhere: {
      description:
        'Las hojas y la tierra tapan el desagüe de un balcón, y la siguiente lluvia entra por debajo de la puerta. Barra el riel y fotografíe las abolladuras en barandales o puertas para la reclamación de la asociación.',
    },
  },
  'sealant-joints': {
    title: 'Revise las juntas selladas mientras responde el constructor',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora',
    description:
      'Las juntas flexibles entre paños de ladrillo y alrededor de las ventanas se abren cuando una casa nueva se asienta. Fotografíe las aberturas y repórtelas por escrito antes de que termine el año de garantía de mano de obra.',
  },
  'stain-wood': {
    title: 'Tiña la cerca y la terraza de madera antes de que se pongan grises',
    estimatedCost: '$100 a $900',
    timeFrame: 'Un fin de semana seco',
    description:
      'Diez años de sol resecan el cedro hasta rajarlo. Límpielo y tíñalo mientras la madera aún absorbe el tinte, y enderece los postes que se inclinan en la arcilla.',
    elsewhere: {
      description:
        'Diez años de sol y lluvia resecan la madera hasta rajarla. Límpiela y tíñala mientras aún absorbe el tinte, y enderece los postes inclinados.',
    },
  },
  siding: {
    title: 'Presione el revestimiento debajo de las ventanas',
    estimatedCost: '$200 a $2,500',
    timeFrame: '1 hora',
    description:
      'El revestimiento de fibra de madera anterior al año 2000 se hincha en los bordes de abajo y se pudre detrás de la pintura. Lo que cede bajo el pulgar se cambia por fibrocemento; a lo firme hay que pintarle los bordes.',
  },
  mortar: {
    title: 'Mande revisar el mortero y los dinteles de acero',
    estimatedCost: '$300 a $2,000',
    timeFrame: 'Antes de la temporada de lluvias',
    description:
      'Después de medio siglo el mortero se vuelve arena, y el acero sobre las ventanas se oxida y levanta el ladrillo. Rejuntar y pintar el acero ahora evita rehacer un muro después.',
  },
  'lot-drainage': {
    title: 'Siga el agua desde el lindero hasta la calle',
    estimatedCost: 'Gratis o hasta $300',
    timeFrame: '30 minutos bajo la lluvia',
    description:
      'Aquí los lotes drenan entre las casas, y una cerca, un patio o una jardinera nueva desvía el agua del vecino hacia su losa. Recorra la zanja de drenaje en una tormenta, y despeje o nivele lo que la detenga.',
    elsewhere: {
      description:
        'Muchos lotes drenan entre las casas, y una cerca, un patio o una jardinera nueva desvía el agua del vecino hacia sus cimientos. Recorra la zanja de drenaje en una tormenta, y despeje o nivele lo que la detenga.',
    },
  },
  'outside-parts': {
    title: 'Sepa qué partes de afuera son de usted',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora con la declaración',
    description:
      'Algunas asociaciones de casas adosadas pintan y techan; otras solo cortan el pasto. Marque en la declaración quién responde por muros, cercas, andadores y canaletas antes de contratar a alguien.',
  },
  rails: {
    title: 'Sacuda cada barandal y busque tropiezos en los andadores',
    estimatedCost: '$50 a $600',
    timeFrame: 'Cada trimestre',
    description:
      'Los barandales de escalera flojos y los andadores levantados lastiman a la gente, y quien responde es el dueño. Pruebe cada barandal con su peso, marque los bordes de más de media pulgada y arréglelos el mismo mes.',
  },
  'wall-water': {
    title: 'Cierre lo que deja entrar agua al muro',
    estimatedCost: '$20 a $500',
    timeFrame: 'Esta semana',
    description:
      'Las grietas escalonadas en el ladrillo, las juntas abiertas de las ventanas y los huecos alrededor de tubos y cables dejan entrar cada lluvia. Selle ya las pequeñas, y mande revisar las de más de un cuarto de pulgada antes de rellenarlas.',
  },
  'way-to-the-door': {
    title: 'Lave, pode y pinte el camino a la puerta principal',
    estimatedCost: '$50 a $300',
    timeFrame: 'Un fin de semana',
    description:
      'Los compradores deciden en el camino desde la banqueta. Lave el ladrillo con suavidad, recorte las plantas a un pie de él y pinte la puerta; la moldura podrida se cambia, nunca se pinta encima.',
  },
  'sprinkler-controller': {
    title: 'Conozca el control del riego y los días de riego de la ciudad',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora, en el primer mes',
    description:
      'Encuentre la válvula antirreflujo, recorra cada zona y anótelas en la puerta del control. Aquí las ciudades limitan el riego por día y hora, y multan a quien no lo sabe.',
    elsewhere: {
      description:
        'Encuentre la válvula antirreflujo, recorra cada zona y anótelas en la puerta del control. Muchas ciudades limitan el riego por día y hora, y multan a quien no lo sabe.',
    },
  },
} as const satisfies TipWordsById<typeof exteriorRules>;
