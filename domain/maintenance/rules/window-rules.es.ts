import type { TipWordsById } from '../tip-rule.ts';
import type { windowRules } from './window-rules.ts';

export const words = {
  caulk: {
    title: 'Renueve el sellador y los burletes por donde entra luz',
    estimatedCost: '$10 a $60',
    timeFrame: 'Una tarde',
    description:
      'Cierre cada puerta y ventana sobre una tira de papel: si se desliza, por ahí se va el aire que usted enfría y calienta. Cambie el burlete del marco, y el sellador donde se haya encogido.',
  },
  'window-tracks': {
    title: 'Limpie los rieles y las ranuras de desagüe de las ventanas',
    estimatedCost: 'Gratis',
    timeFrame: '1 hora',
    description:
      'La lluvia de primavera con viento llena el riel de una ventana, y solo sus ranuras pequeñas dejan salir el agua. Aspire los rieles y pase un alambre por las ranuras antes de las tormentas.',
  },
  'west-windows': {
    title: 'Dé sombra a las ventanas que miran al oeste',
    estimatedCost: '$30 a $90 por ventana',
    timeFrame: 'Un fin de semana',
    description:
      'El sol de la tarde por los vidrios del oeste es la mayor carga del aire acondicionado en verano. Las mallas solares o una película por fuera lo detienen antes de que entre; pregunte primero si la asociación opina sobre el aspecto.',
  },
  thresholds: {
    title: 'Ajuste puertas y umbrales antes de encender la calefacción',
    estimatedCost: '$10 a $50',
    timeFrame: 'Una tarde',
    description:
      'Una puerta que vibra deja pasar aire todo el invierno. Mueva la contrachapa para que la puerta cierre justo y suba los tornillos del umbral hasta que ya no se vea luz por debajo.',
  },
  'foggy-windows': {
    title: 'Busque ventanas que sudan o se empañan con el frío',
    estimatedCost: 'Gratis o hasta $400',
    timeFrame: 'Una mañana fría',
    description:
      'El agua por dentro del vidrio pide aire más seco o un extractor de baño que funcione. El vaho entre los vidrios indica un sello roto, que solo se arregla con vidrio nuevo.',
  },
  'glass-warranty': {
    title: 'Reclame los vidrios empañados mientras dure su garantía',
    estimatedCost: 'Gratis',
    timeFrame: 'Antes de la fecha de la garantía',
    description:
      'Los fabricantes suelen cubrir el sello del vidrio aislante por diez años o más. El nombre y la fecha están en el separador entre los vidrios; fotografíe ambos junto con el vaho.',
  },
  'glass-only': {
    title: 'Cambie el vidrio, no la ventana',
    estimatedCost: '$150 a $400 por vidrio',
    timeFrame: 'Una visita',
    description:
      'Si el marco está sano y solo falló el sello, un vidriero pone un vidrio aislante nuevo por una fracción de lo que cuesta la ventana. Pida vidrio de baja emisividad en los lados soleados.',
  },
  'painted-shut': {
    title: 'Libere las ventanas de recámara pegadas con pintura',
    estimatedCost: 'Gratis o hasta $150',
    timeFrame: 'Un fin de semana',
    description:
      'Cada recámara necesita una segunda salida en un incendio. Corte la línea de pintura, libere la hoja y vea que las rejas o contraventanas abran por dentro sin llave.',
  },
  'window-ownership': {
    title: 'Pregunte de quién son las ventanas antes de encargarlas',
    estimatedCost: 'Gratis',
    timeFrame: 'Una carta a la asociación',
    description:
      'En un condominio el vidrio puede ser de usted y el marco, de la asociación; el color no lo puede cambiar nadie. Pregunte por escrito antes de firmar por ventanas o por una puerta de balcón.',
  },
  'matching-windows': {
    title: 'Siga las ventanas y puertas que aprueba la asociación',
    estimatedCost: 'Gratis',
    timeFrame: 'Antes de encargarlas',
    description:
      'Una hilera se ve pareja porque sus reglas lo piden. Consiga primero la lista aprobada de puertas, ventanas y colores; lo que no cumpla tendrá que quitarse, y el costo será suyo.',
  },
  'unit-locks': {
    title: 'Revise cerraduras y mirillas en cada unidad',
    estimatedCost: '$20 a $120 por puerta',
    timeFrame: 'En cada cambio de inquilino',
    description:
      'El Property Code de Texas pide un cerrojo sin llave y una mirilla en cada puerta exterior de una vivienda en renta, y un seguro en cada ventana. Pruébelos cuando la unidad esté vacía y anote la fecha.',
    elsewhere: {
      description:
        'Muchos estados y ciudades dicen qué cerraduras debe tener una vivienda en renta. Pruebe los cerrojos, las mirillas y los seguros de las ventanas cuando la unidad esté vacía y anote la fecha.',
    },
  },
  'sticking-door': {
    title: 'Distinga una puerta atorada de una casa que se mueve',
    estimatedCost: 'Gratis o hasta $150',
    timeFrame: '30 minutos',
    description:
      'Una sola puerta que se atora tiene una bisagra floja: apriete los tornillos de arriba. Varias que se atoran del mismo lado, con rendijas que se abren hacia una esquina, señalan movimiento debajo de ellas.',
  },
  'sale-doors': {
    title: 'Haga que cada puerta cierre y cada ventana abra',
    estimatedCost: '$10 a $200',
    timeFrame: 'Un fin de semana',
    description:
      'Los compradores las prueban todas, y su inspector también. Aceite las bisagras, cambie los resortes rotos y ponga los mosquiteros que falten; los vidrios se lavan al final.',
  },
  'first-doors': {
    title: 'Abra y cierre todas las puertas y anote cuáles se atoran',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos, en la primera semana',
    description:
      'La manera en que cierran las puertas es la medida más barata de una casa que se mueve. Anote ahora las rendijas de las esquinas de arriba y vuelva a mirar al final del primer verano.',
  },
} as const satisfies TipWordsById<typeof windowRules>;
