import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './report-intents.en.ts';

export const words = {
  'report-time': {
    phrases: phraseList(`
      reporte por correo, recibo reporte, reporte, resultado, hallazgo, cuándo reporte, reporte listo,
      no llegó reporte, entregan, cuándo entregan, cuándo sale reporte, tarda reporte, cuándo resultados,
      tiempo resultados, mismo día reporte, reporte mismo día, llega reporte, tiempo reporte,
      tiempo después reporte, horas reporte, cuánto tarda el reporte, dan resultados, día reporte, dan el mismo día,
      entregan mismo día, reporte cuándo, tiempo para reporte, tengo los resultados, tener reporte`),
    text: 'Su reporte llega en {{reportAnswer}}. Los reportes en video están listos a las {{videoReportsReady}} a más tardar.',
  },
  'report-format': {
    phrases: phraseList(`
      viene fotografías, reporte fotografía, impreso reporte, digital o impreso, trae reporte, reporte trae,
      incluye reporte, reporte incluye, contiene reporte, cómo es reporte, viene reporte, formato, pdf, foto,
      fotografía, imagen, escrito, reporte escrito, tipo de reporte, reporte digital, detallado, reporte detallado,
      reporte fotos, trae fotos, viene con fotos, por email reporte, reporte por email, reporte impreso, impreso,
      formato me dan, digital, cuántas páginas, páginas, reporte en línea, cómo viene, cómo viene el reporte,
      ver en mi celular`),
    text: 'Un reporte escrito con fotos y video de lo que encontramos, ordenado por importancia.',
  },
  video: {
    phrases: phraseList(`
      video, reporte en video, graban, grabación, filman, mandan videos, toman video`),
    text: 'El video está incluido: usted ve correr la fuga en vez de leer que corre. Los reportes en video están listos a las {{videoReportsReady}} a más tardar.',
  },
  'sample-report': {
    phrases: phraseList(`
      ejemplo, ejemplo de reporte, reporte de ejemplo, reporte de muestra, muestra de reporte, tienen muestra,
      enseñar reporte, modelo de reporte, sample, muestra, ver cómo son reportes, ver un ejemplo, ver un reporte,
      quisiera ver reporte, puedo ver reporte, reporte de los que hacen`),
    text: 'Escríbanos o llámenos y pida un reporte de muestra. Nuestra página de servicios explica qué contiene un reporte.',
  },
  'share-report': {
    phrases: phraseList(`
      compartir, compartir reporte, reporte agente, mandar reporte agente, mandar a mi agente, reporte vendedor,
      reporte banco, reporte prestamista, quién reporte, copia, copia de reporte, otra copia, perdí reporte,
      perdí copia, reenviar, reporte anterior, reporte viejo, vendedor recibe, vendedor va a recibir, vendedor ve,
      quién ve reporte, quién va a ver, quién recibe, copia realtor, mandar otra vez, reporte otra vez, perdí,
      se me perdió reporte, pasar reporte, prestar reporte, mi agente reporte, otra persona reporte,
      vende ver reporte, vende reporte, ve mi reporte, quién más ve, pasar el reporte a mi agente, dueño reporte`),
    text: 'El reporte es para usted, y usted decide quién lo ve. Si necesita otra copia, escríbanos con la dirección de la casa.',
  },
  consultation: {
    phrases: phraseList(`
      reporte por teléfono, llamar reporte, explican, explican reporte, explican hallazgos, consulta, asesoría,
      seguimiento, duda reporte, pregunta reporte, entender reporte, entiendo reporte, entender hallazgos,
      leer reporte, hablar de reporte, platicar de reporte, repasar reporte, preguntas después, explicación,
      explica problemas, preguntas sobre reporte, preguntas al inspector, hablar con inspector después, aclarar,
      aclarar dudas, llamar con dudas, llamarles después, no entiendo el reporte, entender, después del reporte,
      después de leer, van explicando, explicando, no entiendo algo`),
    text: 'Cada inspección incluye una consulta de seguimiento: qué arreglar, qué vigilar y qué dejar como está.',
  },
  negotiate: {
    phrases: phraseList(`
      para negociar, reporte para negociar, negociar, negociar con el vendedor, negociación, pedir al vendedor,
      vendedor pague, vendedor arregle, vendedor no quiere, vendedor se niega, crédito del vendedor, bajar precio,
      bajar oferta, enmienda, concesión, rebaja vendedor, vendedor bajar, renegociar, pedir reparaciones,
      pedir que arreglen, vendedor haga, vendedor haga reparaciones, obligar al vendedor, vendedor tiene que,
      usar reporte, usar los hallazgos, descuento del vendedor, dueño baje, dueño arregle, vendedor deba,
      bajar precio casa`),
    text: 'El reporte le da fotos con fecha y hallazgos ordenados por su peso, que su agente puede llevar al vendedor antes de que termine el {{contractDeadline}}. Exponemos hechos y no tomamos partido.',
  },
  repairs: {
    phrases: phraseList(`
      reparar, reparación, hacer reparaciones, compostura, contratista, recomiendan contratista,
      recomiendan plomero, recomiendan techador, handyman, remodelar, remodelación, quién arregla, ustedes arreglan,
      lo que sale mal, hacen arreglos, hacen trabajos, conocen a alguien, recomendar contratista,
      recomendar a alguien, recomiendan a alguien, plomero, techador, electricista, cuánto cuesta arreglar,
      costo de reparación`),
    text: 'No, no hacemos reparaciones. No arreglamos ni vendemos nada, así que los hallazgos son solo hallazgos. Después de las reparaciones podemos regresar y revisar de nuevo.',
  },
  'pass-fail': {
    phrases: phraseList(`
      pasa inspección, casa pasó, aprobar, aprobada, reprobar, reprobada, casa falla, falla inspección, falló,
      puntuación, calificación de la casa, no pasa, casa no pasa, pasa la casa, no aprueba, sale mal inspección,
      casa sale mal, calificación le dan, puntos, cuántos puntos, reprueban, aprueba, aprobar inspección,
      dan calificación, sale reprobada`),
    text: 'Ninguna casa pasa ni reprueba: el reporte dice qué funciona, qué no y qué importa más. Lo que eso significa para la compra lo decide usted.',
  },
  'should-i-buy': {
    phrases: phraseList(`
      debo comprar, debo comprar casa, debería comprar, debería comprar casa, conviene comprar, conviene comprar casa,
      buena casa, mala casa, seguro comprar, vale la pena comprar, buena compra, retirarme, conviene la casa,
      recomiendan comprar, mala idea comprar, compro o no, comprar esta, recomiendan comprar esta,
      vale la pena comprar esta, vale la pena la casa, vale la pena esta casa, buena idea, buena idea comprar,
      buena inversión, me conviene esta casa, aconsejan, dicen si la compro, si la compro, si compro la casa,
      me dicen si, qué harían`),
    text: 'Eso lo decide usted, con los hechos a la vista: qué está mal, cuánto importa y qué preguntarle a un especialista. La consulta de seguimiento está incluida.',
  },
  'why-inspect': {
    phrases: phraseList(`
      propósito, obligatoria, necesaria, requisito, requerida, vale la pena, hace falta, por qué inspección,
      por qué necesito, por qué hacer, sin inspección, omitir, renunciar a la inspección, waive, para qué sirve,
      para qué quiero, sirve inspección, necesito inspección obligatoria, por qué inspeccionar, por qué debo,
      es importante, importante inspección, por qué importante, de verdad necesito, no hace falta,
      es necesario inspeccionar, si ocupo inspección, forzosa, exige, es ley, sin inspeccionar, beneficio,
      casa se ve bien, es necesario la inspección`),
    text: 'Texas no la exige, pero es su única oportunidad de saber lo que el vendedor no sabe, cuando todavía puede pedir reparaciones o retirarse.',
    elsewhere:
      'Es su única oportunidad de saber lo que el vendedor no sabe, cuando todavía puede pedir reparaciones o retirarse.',
  },
} satisfies TranslationOf<typeof en>;
