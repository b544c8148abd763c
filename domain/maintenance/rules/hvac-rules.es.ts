import type { TipWordsById } from '../tip-rule.ts';
import type { hvacRules } from './hvac-rules.ts';

export const words = {
  'air-filter': {
    title: 'Cambie el filtro de aire',
    estimatedCost: '$8 a $25',
    timeFrame: '5 minutos, cada 1 o 2 meses',
    description:
      'Aquí el polvo y el polen de encino tapan un filtro de una pulgada en cuatro a seis semanas. Un filtro tapado congela el serpentín en verano y sobrecalienta la calefacción en invierno; anote la fecha en el borde.',
    elsewhere: {
      description:
        'El polvo y el polen pueden tapar un filtro de una pulgada en uno o dos meses. Un filtro tapado congela el serpentín en verano y sobrecalienta la calefacción en invierno; anote la fecha en el borde.',
    },
  },
  'cooling-service': {
    title: 'Mande dar servicio al aire acondicionado antes del calor',
    estimatedCost: '$90 a $200',
    timeFrame: 'Marzo o abril',
    description:
      'El técnico mide el refrigerante, limpia el serpentín exterior y prueba el capacitor, la pieza que más falla en una semana de 100 grados Fahrenheit. En primavera es una visita de rutina; en julio, una emergencia.',
    elsewhere: {
      timeFrame: 'En primavera',
      description:
        'El técnico mide el refrigerante, limpia el serpentín exterior y prueba el capacitor, la pieza que más falla en una semana de mucho calor. En primavera es una visita de rutina; en julio, una emergencia.',
    },
  },
  'condensate-drain': {
    title: 'Enjuague la tubería de condensado del aire acondicionado',
    estimatedCost: 'Gratis o hasta $15',
    timeFrame: '20 minutos, cada mes en verano',
    description:
      'Un equipo que trabaja todo el día desagua varios galones, y una tubería tapada con algas los derrama por el cielo raso. Vierta una taza de vinagre blanco en la toma de acceso junto a la manejadora de aire y confirme que la charola de emergencia de abajo esté seca.',
  },
  'temperature-drop': {
    title: 'Mida la caída de temperatura si la casa no se enfría',
    estimatedCost: 'Gratis o hasta $350',
    timeFrame: 'Hoy, 15 minutos',
    description:
      'Ponga un termómetro en una rejilla de retorno y luego en una salida de aire cercana: lo sano es una diferencia de 15 a 20 grados Fahrenheit. Si es menor, falta refrigerante o el serpentín está sucio, y seguir así puede arruinar el compresor: llame a un técnico.',
  },
  'heat-test': {
    title: 'Pruebe la calefacción antes de la primera noche fría',
    estimatedCost: 'Gratis o hasta $180',
    timeFrame: 'Antes del Día de Acción de Gracias',
    description:
      'Encienda la calefacción media hora mientras el clima aún es templado; un olor a polvo que desaparece es normal, uno a quemado no. Mande revisar por dentro una calefacción de gas una vez al año, porque un intercambiador de calor agrietado deja escapar monóxido de carbono.',
    elsewhere: {
      timeFrame: 'Al empezar el otoño',
    },
  },
  'steady-heat': {
    title: 'Mantenga la calefacción constante durante una helada fuerte',
    estimatedCost: 'Gratis',
    timeFrame: 'Con cada aviso de helada',
    description:
      'Deje el termostato en 65 grados Fahrenheit o más día y noche, también cuando no esté en casa, para que no se enfríen las tuberías de los muros exteriores. La escarcha de una bomba de calor que se derrite cada hora es normal; un bloque de hielo necesita un técnico.',
    elsewhere: {
      title: 'Mantenga la calefacción constante cuando haga frío',
    },
  },
  'short-cycling': {
    title: 'Atienda los arranques frecuentes antes de que dañen el compresor',
    estimatedCost: '$100 a $350',
    timeFrame: 'Esta semana',
    description:
      'Un sistema que arranca y se detiene cada pocos minutos tiene un filtro tapado, un control que falla o un tamaño que no es para la casa. Cambie primero el filtro; si sigue igual, pida un diagnóstico, porque cada arranque es lo que más desgasta el compresor.',
  },
  'warranty-registration': {
    title: 'Registre la garantía del aire y la calefacción y guarde cada factura',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos, este mes',
    description:
      'Muchos fabricantes cubren las piezas por diez años solo si el equipo se registró en los primeros meses, y piden un servicio al año. Busque los números de serie en las placas y verifique si el constructor lo registró.',
  },
  capacitor: {
    title: 'Cambie el capacitor antes del décimo verano',
    estimatedCost: '$150 a $300',
    timeFrame: 'En el próximo servicio',
    description:
      'Diez veranos de Texas desgastan primero los capacitores y los contactores. Cambiarlos en una visita planeada cuesta poco; perderlos un sábado de agosto cuesta una noche sin aire acondicionado.',
    elsewhere: {
      description:
        'Diez veranos desgastan primero los capacitores y los contactores. Cambiarlos en una visita planeada cuesta poco; perderlos un sábado de calor cuesta una noche sin aire acondicionado.',
    },
  },
  'replacement-budget': {
    title: 'Ahorre para cambiar un sistema de más de quince veranos',
    estimatedCost: '$8,000 a $16,000',
    timeFrame: 'Planéelo para los próximos 12 meses',
    description:
      'Con este calor, un aire acondicionado dura de 12 a 15 años, y los fabricados antes de 2010 pueden necesitar R-22, que ya no se produce. Pida dos o tres presupuestos en los meses frescos y exija un cálculo de carga, no una copia del tamaño anterior.',
    elsewhere: {
      description:
        'Muchos equipos de aire acondicionado duran unos 15 años, y los fabricados antes de 2010 pueden necesitar R-22, que ya no se produce. Pida dos o tres presupuestos en los meses frescos y exija un cálculo de carga, no una copia del tamaño anterior.',
    },
  },
  'duct-test': {
    title: 'Mande probar si los ductos viejos tienen fugas',
    estimatedCost: '$250 a $700',
    timeFrame: 'Medio día',
    description:
      'Los ductos de esa época tienen la cinta reseca y el aislamiento roto, y en un ático a 140 grados Fahrenheit pierden la cuarta parte del aire frío. Una prueba de presión muestra cuánto; sellarlos con mastique suele lograr más que un equipo nuevo.',
    elsewhere: {
      description:
        'Los ductos de esa época tienen la cinta reseca y el aislamiento roto, y pierden parte del aire que usted paga por calentar y enfriar. Una prueba de presión muestra cuánto; sellarlos con mastique suele lograr más que un equipo nuevo.',
    },
  },
  'roof-condenser': {
    title: 'Pregunte de quién es la unidad condensadora del techo',
    estimatedCost: 'Gratis',
    timeFrame: 'Una carta a la asociación',
    description:
      'En muchos condominios la manejadora de aire es de usted, pero el techo donde está la unidad condensadora no. Pregunte por escrito a la asociación quién da servicio al equipo, a sus líneas y a su desagüe, y quién puede subir.',
  },
  'filters-by-unit': {
    title: 'Cambie los filtros unidad por unidad y lleve un registro',
    estimatedCost: '$8 a $25 por unidad',
    timeFrame: 'Cada trimestre',
    description:
      'Los inquilinos rara vez cambian los filtros, y un serpentín congelado inunda la unidad de abajo. Ponga la fecha en cada filtro, revise la charola de desagüe en la misma ronda y anote ambas cosas por unidad.',
  },
  'outdoor-unit': {
    title: 'Deje dos pies de aire alrededor de la unidad exterior',
    estimatedCost: 'Gratis',
    timeFrame: '30 minutos',
    description:
      'En los patios angostos entre casas, los arbustos, las cercas y la pelusa de la secadora ahogan el serpentín. Recorte las plantas a dos pies y enjuague las aletas con la manguera del jardín, nunca con hidrolavadora.',
  },
  'sale-service': {
    title: 'Dé servicio al aire y la calefacción y deje la factura para el comprador',
    estimatedCost: '$90 a $200',
    timeFrame: 'Antes de las fotos',
    description:
      'La calefacción y el aire acondicionado son lo primero por lo que preguntan los compradores en el norte de Texas. Una factura de servicio con fecha responde antes de que la pregunta se vuelva una rebaja del precio.',
    elsewhere: {
      description:
        'La calefacción y el aire acondicionado están entre lo primero por lo que preguntan los compradores. Una factura de servicio con fecha responde antes de que la pregunta se vuelva una rebaja del precio.',
    },
  },
  'unit-age': {
    title: 'Averigüe qué edad tiene cada equipo de aire y calefacción',
    estimatedCost: 'Gratis',
    timeFrame: '20 minutos, en el primer mes',
    description:
      'Las placas de la calefacción y de la unidad condensadora traen la fecha de fabricación, a la vista o dentro del número de serie. Anótela junto con el tamaño del filtro y de los interruptores: de ahí parte cada decisión posterior.',
  },
} as const satisfies TipWordsById<typeof hvacRules>;
