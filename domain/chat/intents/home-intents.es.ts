import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './home-intents.en.ts';

export const words = {
  'gas-smell': {
    phrases: phraseList(`
      huele a gas, guele gas, oler gas, olor a gas, fuga de gas, escape de gas, sale gas, saliendo gas,
      gas saliendo, tirando gas, alarma de monóxido, smell gas, gas leak, olor fuerte a gas, gas fuerte,
      apesta a gas, siento gas, huele mucho a gas, huele feo a gas, peste a gas, alarma de gas,
      tengo una fuga de gas`),
    text: 'Salga de la casa ahora mismo, no toque ningún apagador y llame desde afuera al 911 o a su compañía de gas. Llámenos cuando todos estén a salvo.',
  },
  coverage: {
    phrases: phraseList(`
      incluye, incluido, inspección incluye, cubre inspección, inspección cubre, abarca, inspección completa,
      revisan todo, incluye todo, servicio, ofrecen, included, incluye inspección, cómo funciona la inspección,
      cómo es la inspección, qué revisan, entra en la inspección, partes revisan, partes de la casa,
      abarca inspección, todo lo que revisan, servicios ofrecen, qué tanto revisan, viene incluido`),
    text: 'Cada inspección cubre la estructura, el exterior, la electricidad, la plomería, el aire acondicionado, la calefacción y el interior, con fotos y video de lo que encontramos.',
  },
  foundation: {
    phrases: phraseList(`
      cimiento, cimentación, fundación, foundation, losa, slab, grieta, pared grieta, grieta pared, agrietada,
      pared agrietada, cuarteada, cuarteadura, rajada, rajadura, arcilla, arcilloso, suelo arcilloso, hundida,
      hundimiento, se hunde, desnivelado, piso desnivelado, piso chueco, puerta atorada, puertas se atoran,
      estructural, nivelación, chueca, rajaduras pared, puertas no cierran, cierran bien, desnivel, ladeada,
      inclinada, concreto, estructura de la casa, se está hundiendo, piso inclinado, paredes cuarteadas, hundiendo,
      hunde casa`),
    text: 'Los cimientos son parte de cada inspección: el {{soil}} de {{localArea}} se hincha y se encoge, y sabemos dónde se nota primero.',
    elsewhere:
      'Los cimientos son parte de cada inspección: las grietas, los desniveles y las puertas que se atoran muestran dónde se han movido, y los vemos en conjunto.',
  },
  'pier-and-beam': {
    phrases: phraseList(`
      pier, pier and beam, pilar, pilote, sobre pilares, viga, espacio bajo el piso, bajo la casa, debajo de la casa,
      abajo de la casa, crawl space, crawlspace, casa elevada, en bloques, sobre bloques, pilares y vigas,
      debajo del piso`),
    text: 'Las casas con cimientos sobre pilares se inspeccionan también por debajo; eso agrega {{pierAndBeamPrice}}.',
  },
  roof: {
    phrases: phraseList(`
      techo, tejado, azotea, teja, roof, shingle, canaleta, canalera, gotera, techo gotea, tapajuntas, alero,
      suben al techo, chimenea, dron, drone, suben, techo viejo, techo tiene, faltan tejas, techo de lámina, láminas`),
    text: 'El techo es parte de cada inspección: la cubierta, los tapajuntas, las canaletas y el ático debajo. Usted recibe fotos de lo que no se ve desde el suelo.',
  },
  hail: {
    phrases: phraseList(`
      granizo, granizada, daño por granizo, tormenta, daño por tormenta, viento, daño por viento, reclamo del techo,
      hail, cayó granizo, techo dañado, viento fuerte, tormenta techo`),
    text: 'El granizo golpea las tejas mucho antes de que se note en el cielo raso, así que lo buscamos en cada techo y fotografiamos lo que encontramos. Si el seguro paga, lo dice su aseguradora.',
  },
  attic: {
    phrases: phraseList(`
      ático, attic, desván, tapanco, aislamiento, aislante, ventilación, eficiencia energética, entran al ático,
      suben al ático, meten al ático, revisan el ático, insulación`),
    text: 'Entramos al ático donde es seguro: la estructura de madera, el aislamiento, la ventilación y la parte de abajo del techo.',
  },
  hvac: {
    phrases: phraseList(`
      aire acondicionado, aire, clima, minisplit, hvac, ac, calefacción, calefactor, calentón, bomba de calor, ducto,
      termostato, refrigeración, enfría, no enfría, furnace, aire no, calentador de la casa, no jala el aire,
      unidad de clima, unidad de aire, no calienta, ac no enfría, compresor, manejadora, clima no, clima central,
      aire central, ventila`),
    text: 'El aire acondicionado y la calefacción son parte de cada inspección: los equipos, los ductos y las temperaturas que alcanzan.',
  },
  electrical: {
    phrases: phraseList(`
      eléctrico, tablero, tablero eléctrico, panel, panel eléctrico, electricidad, instalación eléctrica, breaker,
      interruptor, apagador, cableado, cable, enchufe, tomacorriente, contacto eléctrico, fusible, aluminio,
      cortocircuito, corto circuito, chispa, gfci, detector de humo, contactos corriente, contactos no corriente,
      corriente, luz y cables, cables, instalación de luz, caja de breakers, breaker box, caja eléctrica, apagones,
      se va la luz, alambre, alambrado, luz parpadea, focos, revisan la luz, contacto echa chispas, contacto chispa,
      contacto no sirve`),
    text: 'La instalación eléctrica es parte de cada inspección: el tablero, los interruptores, el cableado visible y los tomacorrientes.',
  },
  plumbing: {
    phrases: phraseList(`
      plomería, plumbing, tubería, tubo, fuga, fuga de agua, calentador, calentador de agua, boiler, agua caliente,
      water heater, grifo, llave del agua, desagüe, coladera, inodoro, excusado, regadera, ducha, presión de agua,
      lavabo, fregadero, gotea, cañería, pipas, gotera del lavabo, gotera debajo, gotera baño, gotera fregadero,
      gotera cocina, tiene fuga, presión, taza del baño, agua sale, tira agua, no sale agua, faucet, toilet`),
    text: 'La plomería es parte de cada inspección: abrimos cada llave y revisamos las tuberías visibles, los desagües y el calentador de agua.',
  },
  sewer: {
    phrases: phraseList(`
      drenaje con cámara, cámara en el drenaje, línea de drenaje, tubería de drenaje, drenaje tapado,
      drenaje sanitario, alcantarilla, alcantarillado, aguas negras, cloaca, hierro fundido, sewer, sewer scope,
      se tapa el drenaje, cámara para drenaje, cámara tubería, video del drenaje, drenaje principal,
      revisan el drenaje por dentro`),
    text: 'En cada inspección probamos los desagües, pero meter una cámara a la tubería de drenaje no está entre nuestros servicios publicados. Llame y le decimos a quién contratar antes de que termine su {{contractDeadline}}.',
  },
  mold: {
    phrases: phraseList(`
      moho, hongo, mold, molde, humedad, húmedo, olor a humedad, prueba de moho, calidad del aire, daño por agua,
      filtración, salitre, mojo, moho en el baño, huele a humedad, manchas negras, mancha de humedad, análisis de moho`),
    text: 'Reportamos la humedad y todo lo que parezca moho. Las pruebas de moho requieren otra licencia en {{lawState}}, así que se las dejamos a un evaluador de moho con licencia.',
  },
  termites: {
    phrases: phraseList(`
      termita, comején, polilla, plaga, control de plagas, insecto, wdi, hormiga, ratón, roedor, cucaracha, bicho,
      fumigar, fumigación, reporte de termitas, certificado de plagas, madera comida, comida por, madera termitas,
      madera podrida`),
    text: 'No ofrecemos reportes de termitas ni de otros insectos que destruyen la madera: en Texas requieren otra licencia. Los hace una compañía de control de plagas con licencia, que puede ir el mismo día que nosotros.',
    elsewhere:
      'No ofrecemos reportes de termitas ni de otros insectos que destruyen la madera. Los hace una compañía de control de plagas con licencia, que puede ir el mismo día que nosotros.',
  },
  hazards: {
    phrases: phraseList(`
      radón, asbesto, plomo, pintura con plomo, tóxico, ambiental, lead paint, prueba de plomo, prueba de radón,
      formaldehído`),
    text: 'El radón, el asbesto y el plomo necesitan un laboratorio y no son parte de una inspección de vivienda. Llame y le decimos si su casa da motivo para analizarlos.',
  },
  drainage: {
    phrases: phraseList(`
      drenaje, inundación, se inunda, zona de inundación, agua estancada, charco, encharca, junta agua, patio, yarda,
      terreno, pendiente del terreno, muro de contención, se inunda el patio, agua en el patio, agua de lluvia,
      agua corre, corre el agua, lluvia corre, agua hacia la casa, agua se junta, lodo, se mete el agua,
      agua alrededor`),
    text: 'Vemos cómo corre el agua alrededor de la casa, porque en suelo arcilloso de eso depende cómo aguantan los cimientos.',
    elsewhere:
      'Vemos cómo corre el agua alrededor de la casa, porque de eso depende cómo aguantan los cimientos.',
  },
  appliances: {
    phrases: phraseList(`
      electrodoméstico, aparato, lavaplatos, lavavajillas, horno, estufa, microondas, triturador, campana,
      refrigerador, refri, lavadora, secadora, puerta del garaje, appliance, dishwasher, lavatrastes, stove,
      prueban la estufa, microwave, refrigerator, abre puertas del garaje`),
    text: 'Probamos los electrodomésticos empotrados de la cocina y la puerta del garaje; lo que el vendedor se lleva, no.',
  },
  windows: {
    phrases: phraseList(`
      ventana, puerta, revestimiento, siding, ladrillo, estuco, exterior, interior, fachada, cielo raso, plafón,
      terraza de madera, terraza, deck, balcón, ventanas rotas, puertas y ventanas, vidrio, pintura, closet, azulejo,
      alfombra, paredes de la casa, pared interior, pared de afuera, piso de madera, piso de azulejo`),
    text: 'Las paredes, las ventanas, las puertas, los cielos rasos y las chimeneas son parte de cada inspección, por dentro y por fuera.',
  },
} satisfies TranslationOf<typeof en>;
