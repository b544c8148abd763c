import type { words as en } from './seasonal-focus.en.ts';

export const words = {
  texas: {
    house: {
      Spring:
        'La primavera trae granizo, viento y las lluvias más fuertes del año: revise el techo, y por dónde se va el agua, antes de las tormentas de abril y mayo.',
      Summer:
        'Un verano con días de 100 grados Fahrenheit seca la arcilla bajo la casa y hace trabajar el aire acondicionado todo el día: riegue el suelo alrededor de la losa y mantenga limpio el sistema.',
      Fall: 'El otoño es la calma entre el calor y las heladas: repare lo que movieron los meses secos, limpie las canaletas y tenga listas la calefacción y las tuberías antes de la primera helada.',
      Winter:
        'Casi todos los días de invierno son templados, y una sola helada fuerte hace el daño: proteja ya las llaves exteriores, las tuberías del ático y los aspersores, y deje gotear las llaves cuando se pronostiquen 28 grados Fahrenheit.',
    },
    condo: {
      Spring:
        'En las tormentas de primavera, lo de afuera le toca a la asociación y lo de adentro a usted: busque manchas después de cada granizada y repórtelas el mismo día, y mande dar servicio al aire acondicionado antes de mayo.',
      Summer:
        'En un verano con días de 100 grados Fahrenheit, una tubería de condensado tapada moja a los vecinos de abajo: manténgala limpia, dé sombra a las ventanas del oeste y pregunte a la asociación cómo se riega el terreno.',
      Fall: 'El otoño es el momento de probar la calefacción, sellar las puertas y las ventanas del balcón y preguntar a la asociación cómo evita que se congelen las tuberías del edificio.',
      Winter:
        'En una helada fuerte, una tubería reventada moja todos los pisos de abajo: deje encendida la calefacción, deje gotear las llaves de los muros exteriores y sepa quién cierra la llave principal del edificio.',
    },
  },
  elsewhere: {
    house: {
      Spring:
        'La primavera muestra lo que hizo el invierno y trae lluvias fuertes: revise el techo, y por dónde se va el agua, y mande dar servicio al aire acondicionado antes de la primera semana de calor.',
      Summer:
        'El verano hace trabajar el aire acondicionado y es el momento de lo que necesita una semana seca: mantenga limpio el sistema, dé sombra a las ventanas del oeste y repare la madera y la pintura de afuera.',
      Fall: 'El otoño está entre el calor y el frío: limpie las canaletas, pruebe la calefacción y cierre lo que deja entrar agua o aire frío antes de que haga falta.',
      Winter:
        'En invierno, el agua y el frío hacen el daño: sepa dónde se cierra el agua, mantenga constante la calefacción y proteja las llaves exteriores, las tuberías expuestas y los aspersores antes de una helada.',
    },
    condo: {
      Spring:
        'En las tormentas de primavera, lo de afuera le toca a la asociación y lo de adentro a usted: busque manchas después de cada una y repórtelas el mismo día, y mande dar servicio al aire acondicionado antes de la primera semana de calor.',
      Summer:
        'En verano, una tubería de condensado tapada moja a los vecinos de abajo: manténgala limpia, dé sombra a las ventanas del oeste y reporte lo que gotee en el balcón y las ventanas.',
      Fall: 'El otoño es el momento de probar la calefacción, sellar las puertas y las ventanas del balcón y preguntar a la asociación cómo evita que se congelen las tuberías del edificio.',
      Winter:
        'En invierno, una tubería reventada moja todos los pisos de abajo: deje encendida la calefacción cuando no esté, abra en una helada los gabinetes debajo de los fregaderos y lavabos en muros exteriores y sepa quién cierra la llave principal del edificio.',
    },
  },
  byAge: {
    '0-5': 'A esta edad, anote lo que encuentre: mucho todavía le toca arreglarlo al constructor.',
    '6-15':
      'A esta edad se gastan las primeras piezas: capacitores, mangueras, detectores y selladores.',
    '16-30':
      'A esta edad les llega la hora a las piezas grandes, una tras otra: aire acondicionado, techo, calentador de agua.',
    '31-50':
      'A esta edad, el cableado, las tuberías de agua y los ductos merecen la revisión de alguien que conozca la época.',
    '50+': 'A esta edad, los desagües, el cableado y el mortero van antes que todo lo que se ve.',
  },
} satisfies typeof en;
