import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './service-intents.en.ts';

export const words = {
  buying: {
    phrases: phraseList(`
      compra, comprar casa, comprando, comprando casa, comprador, primera casa, antes de comprar, busco casa,
      buscando casa, hice oferta, oferta aceptada, aceptaron oferta, oferta aceptaron, voy a comprar,
      quiero comprar, comprar mi primera casa, vamos a comprar, estamos por comprar, estoy comprando,
      bajo contrato qué sigue, siguiente paso, hacer oferta, quiero hacer oferta, encontré una casa, ando comprando`),
    text: 'Con nuestra inspección antes de comprar, usted tiene los hechos antes de que termine el {{contractDeadline}}. Con gusto puede acompañar al inspector y hacer preguntas.',
  },
  'pre-listing': {
    phrases: phraseList(`
      vender, vender casa, vendiendo, venta, vendedor, poner en venta, antes de vender, poner en el mercado,
      pre listing, prelisting, anuncio de la casa, quiero vender, voy a vender, vamos a vender, estoy vendiendo,
      pienso vender, poner mi casa en venta, inspección previa, listar mi casa, conviene inspeccionarla antes`),
    text: 'Una inspección antes de vender muestra lo que encontrará el inspector del comprador, cuando usted todavía puede elegir qué reparar.',
  },
  'new-construction': {
    phrases: phraseList(`
      antes paredes, antes de que pongan, pongan paredes, casa nueva, construcción, construcción nueva,
      nueva construcción, new construction, obra nueva, recién construida, constructor, construyendo, estrenar,
      fases, inspección por fases, drywall, tablaroca, panel de yeso, antes de colar, recorrido final,
      final walk through, terminaron de construir, acaban de construir, recién terminada, están construyendo,
      apenas construyen, antes del cemento, echar cemento, antes de echar, antes del drywall, ponen el drywall,
      no ponen drywall, por etapas, etapas construcción, recién hecha, casa en construcción, constructora nueva,
      nueva necesita inspección`),
    text: 'Nueva no quiere decir terminada: revisamos antes de colar la losa, antes de que el panel de yeso tape la estructura de madera y antes del cierre de la compra. Usted recibe una lista de pendientes para su constructor.',
  },
  'home-warranty': {
    phrases: phraseList(`
      garantía, garantía de la casa, garantía del constructor, garantía del constructor termina,
      garantía del constructor acaba, garantía se vence, termina la garantía, reclamo de garantía, once meses,
      11 meses, mes once, mes 11, onceavo mes, undécimo mes, año de garantía, acaba la garantía, cumplir un año,
      garantía termina, 11 meses inspección, once meses inspección, inspección de garantía, warranty inspection`),
    text: 'Antes de que termine la garantía del constructor o de la casa, de preferencia en el mes once, documentamos lo que todavía le toca pagar. Calcule {{warrantyHours}} horas, o {{largeWarrantyHours}} con más de {{largeWarrantyArea}} pies cuadrados.',
  },
  'annual-maintenance': {
    phrases: phraseList(`
      propia casa, casa cada año, anual, inspección anual, mantenimiento anual, inspección de mantenimiento,
      cada año, una vez al año, chequeo, casa propia, revisión cada año, revisión general, ya somos dueños,
      inspección de rutina, chequeo de la casa, cada cuándo, cada año revisar, revisen mi casa al año`),
    text: 'Con una inspección anual de mantenimiento, lo chico se queda chico: el techo después de {{stormSeason}}, los cimientos año con año, el aire acondicionado antes del verano.',
  },
  'maintenance-tips': {
    phrases: phraseList(`
      mantenimiento, consejo, consejos de mantenimiento, tip, cuidar casa, cuidado de la casa, mantener casa,
      invierno, congelar, helada, temporada, estación del año, mantenimiento le doy, mantenimiento darle,
      mantenimiento tengo, mantenimiento casa, consejos para mantener, tips para cuidar, buen estado,
      limpiar canaletas, cambiar filtro, preparar casa para invierno`),
    text: 'Dígale a nuestra página de mantenimiento la antigüedad y el tipo de su casa y la estación del año, y le dirá qué hacer primero.',
  },
  condo: {
    phrases: phraseList(`
      condo, condominio, departamento, apartamento, depa, loft, hoa, departamento en condominio`),
    text: 'Sí, inspeccionamos condominios. Toman {{condoHours}} horas. Elija Condominio en la cotización al instante para ver el precio.',
  },
  townhome: {
    phrases: phraseList(`
      townhome, townhouse, town home, casa adosada, adosada, dúplex, casa en hilera, townhouses, pegada a otra casa,
      casa pegada`),
    text: 'Sí, inspeccionamos casas adosadas. Toman {{townhomeHours}} horas. Elija Casa adosada en la cotización al instante para ver el precio.',
  },
  rental: {
    phrases: phraseList(`
      renta, casa de renta, rentada, alquilar, inversión, inversionista, casero, arrendador, airbnb, landlord, flip,
      rento la casa, para rentar, haya inquilinos, rentada inquilinos, propiedad para rentar, rentero`),
    text: 'Una casa que usted renta, o piensa rentar, se inspecciona como cualquier otra. Si viven inquilinos ahí, díganos cómo entrar.',
  },
  'other-buildings': {
    phrases: phraseList(`
      inspeccionan negocio, comercial, local comercial, edificio, edificio de oficinas, bodega comercial,
      casa móvil, traila, casa prefabricada, mobile home, iglesia, restaurante, tienda, almacén, cuádruplex,
      fourplex, multifamiliar, complejo de departamentos, complejo de apartamentos, locales,
      edificio de departamentos, edificio de apartamentos, edificios comerciales, oficina comercial, negocio local,
      mobile, prefabricada, manufacturada, casa manufacturada, rancho, duplex comercial, nave industrial`),
    text: 'Nuestros precios publicados son para casas, condominios y casas adosadas. Para cualquier otro edificio, llámenos y le decimos si podemos inspeccionarlo.',
  },
  'insurance-inspection': {
    phrases: phraseList(`
      seguro quiere, seguro inspección, aseguranza quiere, seguro quiere inspección, cuatro puntos, 4 puntos,
      four point, mitigación de viento, wind mitigation, compañía de seguros, aseguradora, inspección seguro,
      seguro de la casa, seguro pide, aseguranza pide, aseguranza de la casa, aseguranza inspección, para el seguro,
      para la aseguranza, para seguro de la casa, compañía de seguros pide, renovar póliza, póliza, 4 point,
      point inspection, seguro pidiendo, inspección para el seguro, aseguradora pide, carta para el seguro`),
    text: 'Las inspecciones para aseguradoras no están entre nuestros servicios publicados. Llámenos y díganos qué pide la aseguradora.',
  },
  appraisal: {
    phrases: phraseList(`
      avalúo, appraisal, tasación, valuación, valuador, hipoteca, hipotecario, préstamo, prestamista, banco, fha,
      valor de la casa, valor de mercado, vale la casa, topografía, survey, diferencia con avalúo,
      diferencia con appraisal, lo mismo que appraisal, cuánto vale mi casa, banco valor, valuar`),
    text: 'Un avalúo le dice al prestamista cuánto vale la casa; una inspección le dice a usted en qué estado está. Uno no sustituye a la otra.',
  },
  code: {
    phrases: phraseList(`
      permiso, código de construcción, cumple código, inspección de la ciudad, inspector de la ciudad,
      certificado de ocupación, reglamento, normas de construcción, building code, código de la ciudad,
      permisos de la ciudad, códigos y permisos, ciudad aprueba, cumple con la ciudad, sin permiso,
      reglas de la ciudad, violaciones`),
    text: 'Una inspección de vivienda no es una inspección del código de construcción: eso le toca a su ciudad. Reportamos lo que es inseguro o no funciona.',
  },
} satisfies TranslationOf<typeof en>;
