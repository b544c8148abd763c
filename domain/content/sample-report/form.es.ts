import type { words as en } from './form.en.ts';

export const words = {
  marks: { I: 'Inspeccionado', NI: 'No inspeccionado', NP: 'No hay', D: 'Deficiente' },
  systems: {
    I: {
      name: 'Sistemas estructurales',
      items: {
        A: { name: 'Cimientos' },
        B: { name: 'Pendiente del terreno y drenaje' },
        C: { name: 'Materiales de la cubierta del techo' },
        D: {
          name: 'Estructura del techo y áticos',
          note: 'Unas 6 pulgadas de aislante suelto, cerca de R-15. Una casa nueva aquí lleva R-38 o más.',
        },
        E: {
          name: 'Paredes (interiores y exteriores)',
          note: 'Grieta escalonada en el ladrillo de atrás, abierta 1/8 de pulgada: vea I.A.',
        },
        F: { name: 'Cielos rasos y pisos' },
        G: {
          name: 'Puertas (interiores y exteriores)',
          note: 'La puerta del baño del pasillo se atora arriba, del lado donde la losa está baja.',
        },
        H: {
          name: 'Ventanas',
          note: 'De aluminio y de un solo vidrio, las originales. Dos ventanas de las recámaras no se quedan abiertas; una salida en caso de incendio tiene que quedarse abierta.',
        },
        I: { name: 'Escaleras (interiores y exteriores)' },
        J: {
          name: 'Chimeneas y sus tiros',
          note: 'Compuerta y cámara de combustión en buen estado; con su tapa.',
        },
        K: { name: 'Porches, balcones, terrazas de madera y cobertizos para autos' },
      },
    },
    II: {
      name: 'Sistemas eléctricos',
      items: {
        A: { name: 'Acometida y tableros' },
        B: { name: 'Circuitos derivados, dispositivos conectados y luminarias' },
      },
    },
    III: {
      name: 'Sistemas de calefacción, ventilación y aire acondicionado',
      items: {
        A: { name: 'Equipo de calefacción' },
        B: { name: 'Equipo de enfriamiento' },
        C: {
          name: 'Ductos, pasos de ductos y ventilas',
          note: 'Ducto flexible, con soportes, seco.',
        },
      },
    },
    IV: {
      name: 'Sistemas de plomería',
      items: {
        A: {
          name: 'Suministro de agua, distribución y muebles de baño',
          note: 'De cobre donde se puede ver. 62 psi en la llave exterior.',
        },
        B: { name: 'Desagües, aguas residuales y ventilación' },
        C: { name: 'Equipo para calentar agua' },
        D: { name: 'Equipo de hidromasaje' },
        E: {
          name: 'Distribución de gas y aparatos de gas',
          note: 'Sin olor y sin lectura en las uniones visibles. Medidor en la pared norte.',
        },
      },
    },
    V: {
      name: 'Electrodomésticos',
      items: {
        A: { name: 'Lavavajillas' },
        B: { name: 'Trituradores de desperdicios' },
        C: { name: 'Campana de la estufa y extracción' },
        D: {
          name: 'Estufas, parrillas y hornos',
          note: 'Sin soporte antivuelco detrás de la estufa. Horno puesto a 350 °F; medido, 361 °F.',
        },
        E: { name: 'Hornos de microondas' },
        F: {
          name: 'Extractores de aire y calentadores de baño',
          note: 'El extractor del baño del pasillo descarga en el ático, no afuera.',
        },
        G: {
          name: 'Abridores de la puerta del garaje',
          note: 'El sensor de luz funciona; si algo la detiene, la puerta no se regresa.',
        },
        H: { name: 'Salida de aire de la secadora', note: 'Libre hasta la salida exterior.' },
      },
    },
    VI: {
      name: 'Sistemas opcionales',
      items: {
        A: {
          name: 'Sistema de riego del jardín (aspersores)',
          note: 'No es parte de este pedido.',
        },
        B: { name: 'Albercas, spas, jacuzzis y su equipo' },
        C: { name: 'Estructuras separadas' },
        D: { name: 'Pozos de agua privados' },
        E: { name: 'Sistemas privados de aguas residuales' },
      },
    },
  },
} satisfies typeof en;
