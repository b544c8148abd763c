import type { TipWordsById } from '../tip-rule.ts';
import type { electricalRules } from './electrical-rules.ts';

export const words = {
  'gfci-test': {
    title: 'Presione TEST en cada GFCI y AFCI',
    estimatedCost: 'Gratis',
    timeFrame: '15 minutos, cada mes',
    description:
      'Estos tomacorrientes e interruptores protegen de descargas cerca del agua y de incendios dentro de los muros, y se desgastan sin avisar. Cada uno debe cortar con TEST y volver con RESET; el que no lo haga se cambia.',
  },
  'surge-protector': {
    title: 'Instale un protector de voltaje para toda la casa antes de las tormentas',
    estimatedCost: '$250 a $500',
    timeFrame: 'Antes de mayo',
    description:
      'Los rayos de primavera causan picos de voltaje que queman al instante tarjetas de calefacción, refrigeradores y motores de garaje. Un protector en el tablero detiene la mayor parte; los multicontactos del escritorio, el resto.',
    elsewhere: {
      timeFrame: 'En primavera',
      description:
        'Los rayos y las fallas de la línea causan picos de voltaje que queman al instante tarjetas de calefacción, refrigeradores y motores de garaje. Un protector en el tablero detiene la mayor parte; los multicontactos del escritorio, el resto.',
    },
  },
  'dimming-lights': {
    title: 'Fíjese si baja la luz cuando arranca el aire acondicionado',
    estimatedCost: '$150 a $350',
    timeFrame: 'La primera tarde de calor',
    description:
      'En verano los circuitos llevan la mayor carga. Luces que bajan, un interruptor caliente al tacto o un tablero que zumba indican una conexión floja o sobrecargada, que un electricista aprieta antes de que se queme.',
  },
  'holiday-lights': {
    title: 'Conecte las luces navideñas solo a tomacorrientes GFCI',
    estimatedCost: 'Gratis o hasta $40',
    timeFrame: 'Cuando las cuelgue',
    description:
      'Use series marcadas para exteriores, tres seguidas como máximo, y tomacorrientes con una tapa que cierre sobre la clavija. Si uno se dispara con la lluvia, tiene razón: busque la conexión mojada.',
  },
  'space-heaters': {
    title: 'Conecte los calefactores portátiles directo a la pared',
    estimatedCost: 'Gratis',
    timeFrame: 'Cada vez',
    description:
      'Un calefactor consume todo lo que un circuito puede dar, y derrite una extensión o un multicontacto. Deje tres pies libres alrededor y apáguelo cuando salga del cuarto o duerma.',
  },
  'nuisance-trips': {
    title: 'Rotule el tablero y anote cada disparo sin motivo',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora',
    description:
      'En las casas nuevas, los interruptores contra fallas de arco se disparan por conexiones flojas que le toca apretar al constructor. Anote la fecha, el circuito y lo que estaba encendido, y entregue la lista mientras dure la garantía de los sistemas.',
  },
  'gfci-replacement': {
    title: 'Cambie los tomacorrientes GFCI originales',
    estimatedCost: '$20 a $180',
    timeFrame: 'Una tarde',
    description:
      'La electrónica de un GFCI dura de diez a quince años, y menos afuera con este calor. Empiece por los del patio y el garaje, y elija los que se prueban solos.',
    elsewhere: {
      description:
        'La electrónica de un GFCI dura de diez a quince años, y menos a la intemperie. Empiece por los del patio y el garaje, y elija los que se prueban solos.',
    },
  },
  'gfci-coverage': {
    title: 'Lleve la protección GFCI a donde hoy la pide el código',
    estimatedCost: '$150 a $300 por circuito',
    timeFrame: 'Una visita',
    description:
      'Las casas de esta edad protegen los baños, pero muchas veces no la lavandería, el garaje ni toda la barra de la cocina. Un inspector marca cada falta como defecto, y esta vez arreglarla sale más barato que discutirla.',
  },
  'old-panel': {
    title: 'Vea si su tablero es Federal Pacific o Zinsco',
    estimatedCost: '$1,800 a $4,000 por cambiarlo',
    timeFrame: 'Mande revisarlo este mes',
    description:
      'Los interruptores de estas marcas, comunes hasta los años ochenta, quizá no se disparen cuando deben; los de Federal Pacific dicen Stab-Lok. No abra ninguna tapa: un electricista confirma la marca en minutos, y las aseguradoras preguntan por ella.',
  },
  'aluminum-wiring': {
    title: 'Mande revisar si el cableado es de aluminio',
    estimatedCost: '$150 a $400',
    timeFrame: 'Una visita',
    description:
      'De 1965 a 1973, más o menos, los circuitos se cablearon con aluminio, y sus conexiones se aflojan y se calientan. Un electricista lo ve en el tablero y repara cada conexión con conectores aprobados; rara vez hay que cambiar todo el cableado.',
  },
  'panel-clearance': {
    title: 'Deje tres pies libres frente al tablero',
    estimatedCost: 'Gratis',
    timeFrame: '10 minutos',
    description:
      'En las viviendas pequeñas el tablero queda detrás de abrigos o repisas, donde nadie lo alcanza a oscuras. Despeje un espacio de 30 pulgadas de ancho y tres pies de fondo, y deje ahí una linterna.',
  },
  'common-lights': {
    title: 'Ilumine las escaleras, los andadores y el estacionamiento',
    estimatedCost: '$20 a $300',
    timeFrame: 'Al anochecer, cada mes',
    description:
      'Recorra el edificio al anochecer con una lista: cada escalera oscura es una caída y una responsabilidad. Revise temporizadores y fotoceldas, y qué circuitos dependen del medidor del edificio.',
  },
  'hot-outlet': {
    title: 'Trate como urgente un zumbido, una quemadura o un tomacorriente tibio',
    estimatedCost: '$150 a $350',
    timeFrame: 'Hoy',
    description:
      'Corte el circuito en el tablero y déjelo apagado. El calor y el ruido significan una conexión que echa chispas, y lo que sigue es un incendio dentro del muro.',
  },
  'sale-covers': {
    title: 'Arregle tapas, focos y empalmes abiertos antes de anunciar la casa',
    estimatedCost: '$10 a $200',
    timeFrame: 'Una tarde',
    description:
      'Las placas rotas, los focos fundidos y las cajas abiertas en el ático llenan la página eléctrica del reporte del comprador. Casi todo cuesta un dólar por pieza; separar dos cables bajo un mismo interruptor le toma diez minutos a un electricista.',
  },
  'breaker-map': {
    title: 'Haga un mapa de lo que alimenta cada interruptor',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora con un ayudante',
    description:
      'Las etiquetas de los dueños anteriores rara vez son correctas. Apague los interruptores uno por uno, escriba una lista nueva y marque los de la calefacción, el calentador de agua y la estufa.',
  },
} as const satisfies TipWordsById<typeof electricalRules>;
