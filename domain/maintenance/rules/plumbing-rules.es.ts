import type { TipWordsById } from '../tip-rule.ts';
import type { plumbingRules } from './plumbing-rules.ts';

export const words = {
  'water-heater-drain': {
    title: 'Drene el calentador de agua y pruebe su válvula de alivio',
    estimatedCost: 'Gratis o hasta $150',
    timeFrame: '1 hora, una vez al año',
    description:
      'El agua dura del norte de Texas deja pulgadas de sarro en el tanque, que entonces retumba, gasta más energía y se oxida hasta perforarse. Drene unos galones hasta que salgan limpios y levante un momento la válvula de alivio; si después gotea, hay que cambiarla.',
    elsewhere: {
      description:
        'El agua dura deja sarro en el tanque, que entonces retumba, gasta más energía y se oxida hasta perforarse. Drene unos galones hasta que salgan limpios y levante un momento la válvula de alivio; si después gotea, hay que cambiarla.',
    },
  },
  'freeze-protection': {
    title: 'Cubra, abra y deje gotear antes de una helada fuerte',
    estimatedCost: '$15 a $60',
    timeFrame: 'Cuando se pronostiquen 28 grados Fahrenheit',
    description:
      'Cubra las llaves exteriores, abra los gabinetes debajo de los fregaderos y lavabos en muros exteriores y deje gotear la llave más lejana del medidor, la fría y la caliente. Las tuberías de áticos y garajes son las primeras en reventar, como mostró febrero de 2021 en todo Texas.',
    elsewhere: {
      title: 'Cubra, abra y deje gotear antes de una helada',
      timeFrame: 'Con cada aviso de helada',
      description:
        'Cubra las llaves exteriores, abra los gabinetes debajo de los fregaderos y lavabos en muros exteriores y deje gotear la llave más lejana del medidor, la fría y la caliente. Las tuberías de áticos, garajes y espacios bajo el piso son las primeras en congelarse.',
    },
  },
  'condo-freeze': {
    title: 'En una helada, recuerde que usted es el vecino de arriba',
    estimatedCost: 'Gratis',
    timeFrame: 'Con cada aviso de helada',
    description:
      'Abra los gabinetes debajo de los fregaderos y lavabos en muros exteriores, deje gotear una llave y deje la calefacción encendida cuando viaje: una tubería reventada moja todos los pisos de abajo. Guarde el número de emergencia de la asociación y sepa dónde se cierra el agua de su unidad.',
  },
  'pipe-insulation': {
    title: 'Aísle las llaves exteriores y las tuberías del ático',
    estimatedCost: '$20 a $120',
    timeFrame: 'Un sábado antes del Día de Acción de Gracias',
    description:
      'Quite las mangueras, ponga cubiertas de espuma en las llaves y aislante en cada tubería de agua que encuentre en el ático y el garaje. Los codos y las válvulas se congelan primero; cierre esas uniones con cinta.',
    elsewhere: {
      timeFrame: 'Antes de la primera helada',
    },
  },
  'hose-bibs': {
    title: 'Abra cada llave exterior y vigile el muro de atrás',
    estimatedCost: 'Gratis',
    timeFrame: '15 minutos',
    description:
      'Una llave que se rajó en una helada gotea solo cuando se usa, y dentro del muro. Abra cada una dos minutos mientras alguien mira y escucha del otro lado.',
  },
  'meter-leak': {
    title: 'Lea el medidor para detectar una fuga bajo la losa',
    estimatedCost: 'Gratis o hasta $400',
    timeFrame: '30 minutos con toda el agua cerrada',
    description:
      'La arcilla que se encoge mueve la losa y las tuberías de abajo; por eso las fugas empiezan en verano. Si la aguja pequeña del medidor gira con todo cerrado, o un piso se siente tibio, llame a un plomero para una prueba de fugas antes de que el agua se lleve la tierra.',
    elsewhere: {
      title: 'Lea el medidor para detectar una fuga oculta',
      description:
        'El riego y las visitas esconden una fuga en el recibo del verano. Si la aguja pequeña del medidor gira con todo cerrado, o un piso se siente tibio, llame a un plomero para una prueba de fugas antes de que el agua encuentre su propia salida.',
    },
  },
  'under-sinks': {
    title: 'Mire debajo de cada lavabo durante los años de garantía',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos, dos veces al año',
    description:
      'Las conexiones que se apretaron con prisa gotean en los primeros años: pase la mano por los sifones y los tubos de suministro, y mire detrás de los inodoros. Los constructores suelen cubrir la plomería por dos años; reporte los goteos por escrito.',
  },
  'water-heater-age': {
    title: 'Prepárese para el décimo año del calentador de agua',
    estimatedCost: '$1,400 a $2,800',
    timeFrame: 'Antes de que gotee',
    description:
      'Con nuestra agua dura los tanques duran de ocho a doce años, y uno en el ático se vacía sobre los cuartos de abajo. Lea la fecha en la etiqueta, revise la charola y su desagüe, y cambie un tanque con óxido en las uniones.',
    elsewhere: {
      description:
        'Los tanques suelen durar de ocho a doce años, y uno en un ático o un clóset se vacía sobre los cuartos de alrededor. Lea la fecha en la etiqueta, revise la charola y su desagüe, y cambie un tanque con óxido en las uniones.',
    },
  },
  polybutylene: {
    title: 'Mande ver si hay tubería de polibutileno',
    estimatedCost: '$150 a $300',
    timeFrame: 'Una visita',
    description:
      'Desde 1978 hasta mediados de los años noventa se instaló tubería de plástico gris con la marca PB2110, que falla sin aviso en sus conexiones. Si la hay, las aseguradoras preguntan por ella; planee cambiarla antes de que sea urgente.',
  },
  'drain-camera': {
    title: 'Pase una cámara por los desagües de hierro fundido',
    estimatedCost: '$200 a $450',
    timeFrame: 'Medio día',
    description:
      'Las casas de esta edad desaguan por hierro fundido, que se oxida por dentro y se quiebra donde la arcilla lo mueve. Una cámara y una prueba estática muestran el estado de lo que hay bajo la losa; los desagües lentos en más de un cuarto son la primera señal.',
    elsewhere: {
      title: 'Pase una cámara por los desagües viejos',
      description:
        'Muchas casas de esta edad desaguan por hierro fundido o barro, que se oxida, se quiebra o deja entrar raíces. Una cámara muestra el estado de lo que hay bajo el piso y el patio; los desagües lentos en más de un cuarto son la primera señal.',
    },
  },
  'drain-stacks': {
    title: 'Pregunte qué edad tienen las columnas de desagüe del edificio',
    estimatedCost: 'Gratis',
    timeFrame: 'Una carta a la asociación',
    description:
      'Las columnas de hierro fundido de esta edad se oxidan dentro de los muros, y el agua regresa a todas las unidades de la línea. Repararlas le toca a la asociación: pida la última inspección y reporte por escrito los desagües lentos.',
  },
  'unit-shutoff': {
    title: 'Conozca la llave de paso de su unidad y la del edificio',
    estimatedCost: 'Gratis',
    timeFrame: '15 minutos',
    description:
      'Los minutos deciden a cuántos vecinos llega el agua de una manguera reventada. Encuentre la llave de su unidad, gírela una vez al año y guarde el número de quien puede cerrar la principal del edificio.',
  },
  'running-toilets': {
    title: 'Escuche si corre el agua de los inodoros en cada unidad',
    estimatedCost: '$5 a $20 por unidad',
    timeFrame: 'Cada trimestre',
    description:
      'Un sello gastado en el tanque desperdicia miles de galones al mes a cuenta del dueño. Ponga colorante en cada tanque en la ronda trimestral y, mientras se asienta, revise debajo de los lavabos.',
  },
  'water-stain': {
    title: 'Encuentre el origen de una mancha de agua antes de taparla',
    estimatedCost: '$150 a $400',
    timeFrame: 'Esta semana',
    description:
      'Marque con lápiz el borde de la mancha y la fecha, use una por una las instalaciones de arriba y vuelva a mirar. Una mancha que crece sin lluvia viene de la plomería; una que crece después de llover viene de afuera.',
  },
  'sale-drips': {
    title: 'Detenga los goteos que un inspector anotaría',
    estimatedCost: '$5 a $60',
    timeFrame: 'Un fin de semana',
    description:
      'Las llaves que gotean, los inodoros flojos y los desagües lentos cuestan poco, pero se ven mal uno tras otro en un reporte. Repárelos antes de mostrar la casa y guarde los recibos.',
  },
  'main-valve': {
    title: 'Encuentre la llave principal del agua y gírela una vez',
    estimatedCost: 'Gratis o hasta $20',
    timeFrame: '15 minutos, en la primera semana',
    description:
      'Busque cerca de la caja del medidor en la banqueta y donde la línea entra a la casa; compre una llave de medidor si la necesita. Una válvula que nadie ha girado en años quizá no cierre la noche en que haga falta.',
    elsewhere: {
      description:
        'Busque donde la línea entra a la casa, en el sótano o el espacio bajo el piso, y cerca del medidor. Una válvula que nadie ha girado en años quizá no cierre la noche en que haga falta.',
    },
  },
} as const satisfies TipWordsById<typeof plumbingRules>;
