import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './price-intents.en.ts';

export const words = {
  price: {
    phrases: phraseList(`
      viene costando, costando, precio, cuesta, cuanto, cuanto cuesta, costo, cuanto cobran, cobran, cuanto sale,
      cuanto saldria, cuanto seria, cotizacion, cotizar, presupuesto, estimado, tarifa, quote, price, how much,
      cobrando, cuál precio, cara, cuánto anda, valor, cuánto vale, tabla de precios, qué tanto cobran,
      lista de precios, presupuesto sin compromiso, cuánto piden, cuánto dinero, precios que manejan,
      costo del servicio, cuánto el servicio, sale el servicio, precio del servicio, cuánto necesito para`),
    text: 'Una inspección estándar cuesta {{priceRange}}, según los pies cuadrados. La cotización al instante muestra su precio línea por línea, sin pedirle su nombre.',
  },
  'hidden-fees': {
    phrases: phraseList(`
      cotización pago, pago cotización, dice la cotización, oculto, cargo oculto, costo oculto, cargo extra,
      costo extra, cobrar extra, algo extra, cargo adicional, costo adicional, otro cargo, sorpresa, letra chica,
      hidden fee, pagar más, otro cobro, cobro adicional, cobran más al final, recargo, precio incluye todo,
      precio es todo, precio total, precio final, precio cambia, precio puede cambiar, precio sube, es el total,
      no cobran más, todo incluido, cobran más después, gasto adicional, gasto extra, otro gasto, costo final,
      falta pagar, cargo no venga, otro pago, cargo no incluido, no incluido en precio, pagar algo más, cargo aparte,
      se paga aparte, va aparte`),
    text: 'No hay cargos ocultos: la cotización al instante muestra cada línea, y las líneas suman el total.',
  },
  pool: {
    phrases: phraseList('alberca, piscina, pool, spa, jacuzzi, hidromasaje, hot tub'),
    text: 'Sí, inspeccionamos albercas y spas. Una alberca o un spa agrega {{poolPrice}} en la cotización al instante. {{poolPrices}}',
  },
  'detached-structures': {
    phrases: phraseList(`
      independiente, garaje independiente, separado, garaje separado, estructura separada, casita, casa de huéspedes,
      huésped, taller, bodega, cobertizo, granero, establo, caseta, carport, shed, detached, cuarto aparte, cuartito,
      cuarto atrás, casa aparte, casa de atrás, construcción aparte, casita atrás, garage aparte, segunda casa,
      casa de visita, estructura, no pegado, no está pegado, garaje no pegado`),
    text: 'Se puede agregar un garaje separado, una casa de huéspedes o un taller: cada uno agrega {{structurePrice}} en la cotización al instante, hasta cuatro.',
  },
  basement: {
    phrases: phraseList('sótano, basement, subterráneo'),
    text: 'Un sótano agrega {{basementPrice}}. También revisamos si hay humedad en sus paredes y en su piso.',
  },
  stories: {
    phrases: phraseList(`
      dos pisos, tres pisos, 2 pisos, 3 pisos, dos plantas, tres plantas, 2 plantas, 3 plantas, segundo piso,
      tercer piso, planta alta, cuántos pisos, niveles, story, piso más caro, más de dos pisos, más de un piso,
      4 pisos, cuatro pisos, una planta, varios pisos, 3 niveles, 2 niveles, tercer nivel, pisos cobran más`),
    text: 'Los primeros {{includedStories}} pisos no cuestan más; cada piso adicional agrega {{storyPrice}}.',
  },
  'home-age': {
    phrases: phraseList(`
      como 80 años, casa tiene como, casa vieja, casa antigua, casa viejita, histórica, antigüedad,
      año de construcción, año que se construyó, construida, edad de la casa, cien años, old house, casa del año,
      vieja cobran, construyeron en, se construyó en, antigua, viejita, años tiene la casa, casa tiene años,
      antiguas cuestan, muchos años, años la casa`),
    text: 'Las casas viejas toman más tiempo, así que la antigüedad agrega al precio: {{pricesByAge}}; escriba el año de construcción en la cotización al instante para ver el total.',
  },
  'large-home': {
    phrases: phraseList(`
      mansión, casa grande, casota, casa enorme, lujo, casa de lujo, gigante, enorme`),
    text: 'El precio de las casas grandes va por pies cuadrados, y les dedicamos más tiempo. La cotización al instante calcula casas de hasta 50,000 pies cuadrados.',
  },
  rush: {
    phrases: phraseList(`
      urgente, urgencia, emergencia, hoy, mañana, ahorita, ahora mismo, mismo día, cuanto antes, lo antes posible,
      lo más pronto posible, de inmediato, inmediatamente, último minuto, servicio rápido, servicio urgente, urge,
      ocupo urgente, exprés, servicio exprés, para mañana, apurado, tengo prisa, venir hoy, pronto urgente,
      plazo vence, rápido posible`),
    text: 'Para algo urgente, llámenos: guardamos horarios para el mismo día y le decimos enseguida si podemos ir. El servicio urgente agrega {{rushPercent}} del precio base.',
  },
  discount: {
    phrases: phraseList(`
      descuento, cupón, promoción, promo, código promocional, oferta especial, rebaja, barato, más barato,
      mejor precio, ahorrar, militar, veterano, tercera edad, adulto mayor, bombero, reserva anticipada,
      reservar antes, igualan precio, 50 dólares menos, primera inspección, discount, coupon, descuentito,
      precio especial, especial, personas mayores, hacen menos, menos precio, bajan algo, jubilado, rebajita,
      gente mayor, tienen ofertas`),
    text: 'Si reserva con {{earlyDays}} o más días de anticipación, se le descuenta {{earlyPercent}} del precio base. Mientras nuestro anuncio ofrezca algo menos en su primera inspección, márquelo al reservar: lo descontamos al confirmar.',
  },
  'travel-fee': {
    phrases: phraseList(`
      retirado, cobran ida, cobran por ir, lejos, qué tan lejos, milla, cuántas millas, distancia, radio, viaje,
      cargo por viaje, viáticos, travel fee, cobran viaje, cargo por distancia, millaje, cobran por venir,
      vivo lejos, venir hasta, fuera de la ciudad cobran, cobran por distancia, cobran la vuelta, traslado,
      cobran gasolina, extra por venir, millas cobran, cobran millas, millas extra, qué tan lejos manejan,
      lejos manejan, manejan hasta`),
    text: 'Las casas dentro de {{standardMiles}} millas tienen el precio estándar. Llegamos a unas {{servedMiles}} millas, y antes de que reserve le decimos si la distancia cambia el precio.',
  },
  'thermal-imaging': {
    phrases: phraseList(`
      térmica, cámara térmica, imagen térmica, termografía, infrarrojo, thermal, infrared, termográfica,
      cámara infrarroja, calor cámara, ve el calor, ven el calor, cámara de calor`),
    text: 'Las imágenes térmicas son gratis en cada inspección. Muestran el aislamiento que falta y la humedad oculta que el ojo no ve.',
  },
  septic: {
    phrases: phraseList(`
      séptica, fosa séptica, tanque séptico, sistema séptico, tanque, septic, aeróbico, campo de absorción, fosa`),
    text: 'Un inspector certificado de fosas sépticas puede revisar el sistema; eso agrega {{septicPrice}}.',
  },
  'well-water': {
    phrases: phraseList(`
      pozo, agua de pozo, pozo de agua, prueba de agua, análisis de agua, calidad del agua, noria, well water,
      abastece de pozo`),
    text: 'El análisis del agua de pozo agrega {{wellWaterPrice}} y se hace en otra cita.',
  },
  're-inspection': {
    phrases: phraseList(`
      reinspección, re inspección, segunda inspección, segunda visita, regresar, volver a revisar,
      después de reparaciones, revisar reparaciones, reinspection, revisar otra vez, otra vez revisar,
      vuelven a revisar, pueden volver, volver a venir, vienen otra vez, venir otra vez, segunda vuelta,
      nueva revisión, regresan a ver, regresan a revisar, después de que arreglen, ya arreglaron, ya repararon,
      ya hizo arreglos, quedó bien, quedaron bien, bien reparado, bien hechos, checar arreglos, otra inspección`),
    text: 'Podemos regresar a revisar que se hicieron las reparaciones: una reinspección cuesta {{reInspectionPrice}}.',
  },
} satisfies TranslationOf<typeof en>;
