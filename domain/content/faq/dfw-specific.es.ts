import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './dfw-specific.en.ts';

export const words = {
  'faq.dfw-specific': [
    {
      id: 'service-area',
      onlyIn: 'texas',
      question: '¿Qué partes de {{regionShort}} atienden?',
      answer:
        'Atendemos {{counties}}, y casas a unas {{servedMiles}} millas a la redonda. Eso incluye Dallas, Fort Worth y Arlington, los suburbios del norte, desde Lewisville hasta McKinney, y las ciudades que quedan entre las dos grandes. Si su casa está un poco más lejos, o en los condados de Denton, Rockwall o Johnson, pregunte: antes de que reserve le decimos si podemos ir y si el viaje cambia el precio.',
      link: { label: 'Las {{cityCount}} ciudades en el mapa', href: '/about' },
    },
    {
      id: 'service-area',
      notIn: ['texas'],
      question: '¿Qué partes de {{regionShort}} atienden?',
      answer:
        'Atendemos {{counties}}, y casas a unas {{servedMiles}} millas a la redonda. Si su casa está un poco más lejos, pregunte: antes de que reserve le decimos si podemos ir y si el viaje cambia el precio.',
      link: { label: 'Las {{cityCount}} ciudades en el mapa', href: '/about' },
    },
    {
      id: 'clay-soil',
      onlyIn: 'texas',
      question: 'Aquí todas las casas parecen tener grietas. ¿Cuándo son los cimientos?',
      answer:
        'Buena parte de los condados de Dallas y Collin está sobre la arcilla Blackland, que se hincha con el agua y se encoge al secarse, y las losas se mueven con ella. Las grietas finas en el ladrillo o en la esquina de una puerta son el precio de vivir aquí. Lo que nos preocupa es un patrón: puertas que se atoran de un lado de la casa, grietas en escalera más anchas en un extremo, molduras que se separan de la pared, un piso inclinado. Lo vemos todo en conjunto, damos por escrito una opinión de cómo se comportan los cimientos y decimos cuándo debe medir un ingeniero.',
      link: { label: 'Lea más en nuestros artículos', href: '/blog' },
    },
    {
      id: 'foundation-cracks',
      notIn: ['texas'],
      question: 'La casa tiene grietas. ¿Cuándo son los cimientos?',
      answer:
        'La mayoría de las grietas no lo son. El concreto, el ladrillo y el panel de yeso se agrietan al secarse y mientras la casa se asienta en sus primeros años. Lo que nos preocupa es un patrón: puertas que se atoran de un lado de la casa, grietas en escalera más anchas en un extremo, molduras que se separan de la pared, un piso inclinado, un muro de sótano que se inclina hacia adentro. Lo vemos todo en conjunto y decimos cuándo debe medir un ingeniero estructural.',
      link: { label: 'Lea más en nuestros artículos', href: '/blog' },
    },
    {
      id: 'slab-or-pier-and-beam',
      onlyIn: 'texas',
      question: 'Losa o cimientos sobre pilares: ¿hay diferencia?',
      answer:
        'Para usted y para nosotros. La mayoría de las casas de aquí, desde 1960 más o menos, están sobre una losa, las posteriores con cables de acero adentro; los desagües quedan enterrados y el movimiento se nota en paredes y puertas. Los vecindarios más antiguos, como M Streets, Oak Cliff o Fairmount, tienen pilares y un espacio bajo el piso, donde las fugas, la madera podrida y las vigas vencidas se pueden ver y reparar. Entramos cuando el acceso mide por lo menos 24 por 18 pulgadas, con 18 pulgadas de altura libre. Despeje la tapa, o esa parte se queda sin inspeccionar.',
      link: { label: 'Lo que suma un espacio bajo el piso', href: '/pricing' },
    },
    {
      id: 'slab-basement-or-crawl-space',
      notIn: ['texas'],
      question: 'Losa, sótano o espacio bajo el piso: ¿hay diferencia?',
      answer:
        'Para usted y para nosotros. Bajo una losa los desagües quedan enterrados, y el movimiento se nota en paredes y puertas. Un sótano deja ver sus muros y el agua que los atraviese; un espacio bajo el piso deja ver fugas, madera podrida y vigas vencidas, donde se pueden reparar. Entramos siempre que el acceso sea bastante amplio y seguro. Despeje la tapa, o esa parte se queda sin inspeccionar.',
    },
    {
      id: 'hail',
      onlyIn: 'texas',
      question: '¿Pueden ver si el granizo dañó el techo?',
      answer:
        'Reportamos lo que vemos: tejas golpeadas, gránulos perdidos, abolladuras en ventilas, tapajuntas y canaletas, y si la cubierta todavía hace su trabajo. No decidimos reclamaciones (eso le toca al ajustador) ni prometemos que una compañía asegure el techo. Por eso pregunte al vendedor la edad del techo y si hubo reclamaciones, y consulte a su aseguradora durante el periodo de opción, no después. Muchas pólizas de Texas tienen un deducible aparte por viento y granizo, con frecuencia del uno o dos por ciento del valor asegurado.',
      link: { label: 'Qué hacer después de una tormenta', href: '/maintenance-tips' },
    },
    {
      id: 'storm-damage',
      notIn: ['texas'],
      question: '¿Pueden ver si una tormenta dañó el techo?',
      answer:
        'Reportamos lo que vemos: tejas levantadas o faltantes, golpes de granizo, gránulos perdidos, abolladuras en ventilas, tapajuntas y canaletas, y si la cubierta todavía hace su trabajo. No decidimos reclamaciones (eso le toca al ajustador) ni prometemos que una compañía asegure el techo. Por eso pregunte al vendedor la edad del techo y si hubo reclamaciones, y consulte a su aseguradora antes de que termine su {{contractDeadline}}, no después.',
      link: { label: 'Qué hacer después de una tormenta', href: '/maintenance-tips' },
    },
    {
      id: 'summer-cooling',
      question: '¿Cómo prueban el aire acondicionado, en agosto y en enero?',
      answer:
        'En verano lo dejamos funcionar y comparamos la temperatura del aire que entra con la del que sale; un sistema sano suele enfriarlo de 15 a 20 grados Fahrenheit. Luego vemos el desagüe del condensado, la charola de seguridad, los ductos del ático, la edad y el tamaño. A menos de 60 grados afuera, hacer funcionar el compresor puede dañarlo, así que en enero inspeccionamos lo que se ve y anotamos que el enfriamiento no se probó. Si el equipo es viejo, pida al vendedor los comprobantes de servicio, o piense en una visita en verano.',
    },
    {
      id: 'freeze',
      onlyIn: 'texas',
      question: '¿Revisan si la casa está lista para una helada fuerte?',
      answer:
        'Desde febrero de 2021 lo preguntan todos los compradores, y con razón. Buscamos tubería sin aislar en áticos y paredes exteriores, llaves exteriores sin protección, cobre o PEX nuevo entre tubería vieja, parches en el cielo raso debajo de un baño, y dónde está la llave de paso principal y si gira. Una tubería reventada y reparada no es problema si se reparó toda; el aviso del vendedor debe mencionarla. En el recorrido le mostramos qué vaciar, qué dejar gotear y qué cubrir antes de la próxima.',
      link: { label: 'Lista de invierno para su casa', href: '/maintenance-tips' },
    },
    {
      id: 'sixties-and-seventies',
      onlyIn: 'texas',
      question: '¿Qué puedo esperar de una casa de los años sesenta o setenta?',
      answer:
        'Richardson, Irving, Garland y Hurst están llenos de casas buenas de esa época, que comparten sus puntos débiles. Los desagües de hierro fundido bajo la losa están cerca del final de su vida; pida que un plomero les pase una cámara. Algunos tableros de entonces, Federal Pacific y Zinsco, son conocidos por interruptores que no se botan. Entre 1965 y 1973, más o menos, muchos cuartos se cablearon con aluminio, que necesita conectores adecuados. Agregue tubería galvanizada, ventanas de un solo vidrio y poco aislamiento, y ya sabe en qué pasamos el tiempo de más.',
    },
    {
      id: 'sixties-and-seventies',
      notIn: ['texas'],
      question: '¿Qué puedo esperar de una casa de los años sesenta o setenta?',
      answer:
        'Las buenas comparten sus puntos débiles. Los desagües de hierro fundido están cerca del final de su vida; pida que un plomero les pase una cámara. Algunos tableros de entonces, Federal Pacific y Zinsco, son conocidos por interruptores que no se botan. Entre 1965 y 1973, más o menos, muchos cuartos se cablearon con aluminio, que necesita conectores adecuados. Agregue tubería galvanizada, ventanas de un solo vidrio y poco aislamiento, y ya sabe en qué pasamos el tiempo de más.',
    },
    {
      id: 'mud-and-pid',
      onlyIn: 'texas',
      question: 'El anuncio de la casa dice MUD o PID. ¿Eso lo cubre la inspección?',
      answer:
        'No: eso es asunto de dinero, no de albañilería. Un municipal utility district (MUD, distrito de servicios) o un public improvement district (PID, distrito de mejoras) paga tuberías, calles o parques en fraccionamientos nuevos y se lo cobra a los dueños, en algunos lugares durante décadas. El vendedor debe darle un aviso por escrito; lea la tasa que trae y pregunte a la compañía de títulos cuánto sale al año. Lo que sí vemos en esos fraccionamientos es lo que se construyó de prisa: el drenaje entre casas muy juntas, el relleno asentado y los tapajuntas.',
    },
  ],
} as const satisfies TextsById<typeof en>;
