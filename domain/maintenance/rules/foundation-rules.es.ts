import type { TipWordsById } from '../tip-rule.ts';
import type { foundationRules } from './foundation-rules.ts';

export const words = {
  'measure-cracks': {
    title: 'Mida las grietas y sepa cuándo llamar a un ingeniero',
    estimatedCost: 'Gratis o hasta $800',
    timeFrame: '30 minutos, dos veces al año',
    description:
      'Las grietas finas son propias del suelo arcilloso. Llame a un ingeniero estructural con licencia si una mide más de un cuarto de pulgada, si sus lados no están alineados o si varias puertas empiezan a atorarse; un ingeniero no vende reparaciones.',
    elsewhere: {
      description:
        'Las grietas finas son comunes en concreto, ladrillo y panel de yeso. Llame a un ingeniero estructural con licencia si una mide más de un cuarto de pulgada, si sus lados no están alineados o si varias puertas empiezan a atorarse; un ingeniero no vende reparaciones.',
    },
  },
  'condo-cracks': {
    title: 'Reporte a la asociación las grietas y las puertas que se atoran',
    estimatedCost: 'Gratis',
    timeFrame: 'Cuando las note',
    description:
      'La estructura de un condominio es área común: no riegue, no excave ni resane. Escriba a la asociación con fotos fechadas, pida el último reporte del ingeniero y pregunte cómo se riega el terreno.',
    elsewhere: {
      description:
        'La estructura de un condominio es área común: no excave ni resane. Escriba a la asociación con fotos fechadas, pida el último reporte del ingeniero y pregunte cómo se evita que el agua llegue a los muros.',
    },
  },
  'association-watering': {
    title: 'Pregunte si la asociación riega el terreno en los meses secos',
    estimatedCost: 'Gratis',
    timeFrame: 'Una carta a la asociación',
    description:
      'La arcilla que se seca de un lado del edificio lo mueve todo, y la reparación llega como cuota extraordinaria. Pregunte qué hace la asociación en verano y reporte la tierra que se haya separado de los muros.',
    elsewhere: {
      title: 'Pregunte cómo protege la asociación los cimientos del agua',
      description:
        'El agua que se estanca de un lado del edificio lo mueve o lo moja todo, y la reparación llega como cuota extraordinaria. Pregunte a la asociación cuándo se limpiaron por última vez las canaletas y los desagües, y reporte el terreno inclinado hacia los muros.',
    },
  },
  'soaker-hose': {
    title: 'Riegue el suelo alrededor de la losa con una manguera de remojo',
    estimatedCost: '$40 a $120',
    timeFrame: '20 a 30 minutos, en los días permitidos',
    description:
      'La arcilla negra se encoge al secarse y deja sin apoyo el borde de la losa. Tienda la manguera a un pie o pie y medio del muro y mantenga el suelo húmedo y parejo, según los días de riego de su ciudad; un hueco entre la tierra y el ladrillo dice que ya va tarde.',
    elsewhere: {
      title: 'Mire el suelo alrededor de los cimientos en semanas secas',
      estimatedCost: 'Gratis',
      timeFrame: '20 minutos, una vez al mes',
      description:
        'Un hueco entre la tierra y el muro tras una temporada seca indica que el suelo se encoge y les quita apoyo a los cimientos. Si es así, mantenga el suelo húmedo y parejo, según los días de riego de su ciudad, y mande medir las grietas nuevas.',
    },
  },
  grading: {
    title: 'Corrija la pendiente del terreno antes de las tormentas de primavera',
    estimatedCost: '$50 a $600',
    timeFrame: 'Un fin de semana',
    description:
      'El terreno debe bajar seis pulgadas en los primeros diez pies, y el agua debe haber desaparecido un día después de llover. Rellene los puntos bajos con tierra arcillosa, no con arena ni mantillo, que dejan pasar el agua hasta la losa.',
    elsewhere: {
      title: 'Corrija la pendiente del terreno alrededor de la casa',
      description:
        'El terreno debe bajar seis pulgadas en los primeros diez pies, y el agua debe haber desaparecido un día después de llover. Rellene los puntos bajos con tierra densa, no con arena ni mantillo, que dejan pasar el agua hasta los cimientos.',
    },
  },
  'yearly-cracks': {
    title: 'Compare las grietas de este otoño con las del año pasado',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora en octubre',
    description:
      'Tras los meses secos el movimiento es mayor, así que este es el día para medir. Fotografíe cada grieta con una moneda al lado, anote qué puertas se atoran y siga regando hasta que vuelva la lluvia constante.',
    elsewhere: {
      title: 'Compare las grietas de este año con las del año pasado',
      timeFrame: '1 hora, cada año en la misma semana',
      description:
        'Las fotos de la misma semana de cada año se pueden comparar. Fotografíe cada grieta con una moneda al lado, anote qué puertas se atoran y mande revisar la grieta que haya crecido.',
    },
  },
  'winter-water': {
    title: 'Riegue la losa también en un invierno seco',
    estimatedCost: 'Gratis o hasta $20 al mes',
    timeFrame: 'Cada dos semanas sin lluvia',
    description:
      'Aquí un invierno puede pasar seis semanas sin lluvia, y la arcilla también se encoge con el frío. Riegue al mediodía, en un día muy por encima del punto de congelación, y luego desconecte otra vez la manguera.',
    elsewhere: {
      title: 'Aleje el agua del invierno de los cimientos',
      estimatedCost: 'Gratis o hasta $60',
      timeFrame: 'Después de cada aguacero o deshielo',
      description:
        'La lluvia y la nieve derretida que se estancan junto al muro se filtran, se congelan ahí o llegan al sótano o al espacio bajo el piso. Dé la vuelta a la casa después de un día mojado y vea que los bajantes y el terreno alejen el agua.',
    },
  },
  'settlement-claim': {
    title: 'Reporte los asentamientos mientras dure la garantía estructural',
    estimatedCost: 'Gratis',
    timeFrame: 'Antes de que termine el año',
    description:
      'Los constructores suelen cubrir la estructura por diez años, pero piden una reclamación por escrito y pruebas de que el terreno se regó y se drenó. Guarde fotos con fecha y conserve la pendiente como la dejó el constructor.',
    elsewhere: {
      description:
        'Los constructores suelen cubrir la estructura por diez años, pero piden una reclamación por escrito y pruebas de que el agua se alejó de los muros. Guarde fotos con fecha y conserve la pendiente como la dejó el constructor.',
    },
  },
  'young-trees': {
    title: 'Evite que las raíces de los árboles jóvenes sequen la losa',
    estimatedCost: 'Gratis o hasta $1,500',
    timeFrame: 'Antes de que el árbol crezca',
    description:
      'Los árboles que plantó el constructor ya llegan a los cimientos, y un encino grande bebe cien galones en un día de calor. Riegue a fondo el terreno del propio árbol, o pregunte a un arborista por una barrera de raíces.',
    elsewhere: {
      title: 'Aleje de los cimientos las raíces de los árboles jóvenes',
      description:
        'Los árboles que plantó el constructor ya llegan a los cimientos y a los desagües. Pregunte a un arborista cuáles están demasiado cerca, y si la solución es una barrera de raíces u otro lugar.',
    },
  },
  'floor-elevations': {
    title: 'Mande medir una vez los niveles del piso',
    estimatedCost: '$300 a $600',
    timeFrame: '2 horas',
    description:
      'Una hoja con la altura del piso en treinta puntos es la base de toda pregunta futura. Si se mide otra vez años después, muestra si la casa se sigue moviendo o solo se movió una vez.',
  },
  'pier-and-beam': {
    title: 'Revise debajo de un piso sobre pilares',
    estimatedCost: '$200 a $500',
    timeFrame: 'Una vez al año',
    description:
      'Muchas casas de esta edad están sobre pilares: busque agua estancada, ventilas tapadas y vigas corridas o blandas. Un espacio bajo el piso seco y con ventilas abiertas sostiene la casa otro medio siglo.',
    elsewhere: {
      title: 'Revise el espacio bajo el piso o el sótano',
      description:
        'Busque agua estancada, ventilas tapadas y vigas o postes corridos o blandos. Un espacio seco bajo el piso sostiene una casa de esta edad otro medio siglo.',
    },
  },
  'whole-row': {
    title: 'Riegue toda la hilera, no solo su lado',
    estimatedCost: '$20 a $60 por casa',
    timeFrame: 'Una plática con los vecinos',
    description:
      'Las casas adosadas comparten una losa o están muro con muro, y un extremo seco jala el centro. Pida a la asociación un solo plan de riego para toda la hilera, al frente y atrás.',
    elsewhere: {
      title: 'Aleje el agua de toda la hilera',
      description:
        'Las casas adosadas comparten cimientos o están muro con muro, y el agua estancada en un extremo llega al siguiente. Pida a la asociación un solo plan de canaletas, bajantes y pendientes, al frente y atrás.',
    },
  },
  'building-corners': {
    title: 'Recorra cada esquina del edificio con una cámara',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora, dos veces al año',
    description:
      'Un edificio largo se mueve primero en sus extremos. Fotografíe cada primavera y otoño las mismas esquinas, las mismas juntas de ladrillo y una puerta por unidad, y pregunte a los inquilinos qué puertas se atoran.',
  },
  'engineer-first': {
    title: 'Pregunte a un ingeniero antes que a una compañía de reparaciones',
    estimatedCost: '$400 a $800',
    timeFrame: 'Antes de dos semanas',
    description:
      'Las compañías que venden pilares miden para vender pilares. El reporte de un ingeniero estructural con licencia dice si la casa los necesita, cuántos y dónde, y sirve para pedir presupuesto a tres compañías.',
  },
  'foundation-papers': {
    title: 'Tenga listos los papeles de los cimientos antes de que pregunten',
    estimatedCost: '$400 a $800',
    timeFrame: 'Un mes antes de anunciar la casa',
    description:
      'Todo comprador en el norte de Texas pregunta por la losa. La carta de un ingeniero, los papeles de reparaciones anteriores y una garantía transferible responden mejor que la pintura fresca sobre una grieta.',
    elsewhere: {
      description:
        'Una grieta hace que todo comprador pregunte por los cimientos. La carta de un ingeniero, los papeles de reparaciones anteriores y una garantía transferible responden mejor que la pintura fresca sobre una grieta.',
    },
  },
  'first-cracks': {
    title: 'Fotografíe cada grieta en el primer mes',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora',
    description:
      'Una grieta sola dice poco; dos fotos con un año de diferencia dicen mucho. Escriba la fecha y el ancho junto a cada una en cinta de pintor, adentro y afuera.',
  },
} as const satisfies TipWordsById<typeof foundationRules>;
