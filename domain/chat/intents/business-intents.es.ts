import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './business-intents.en.ts';

export const words = {
  licence: {
    phrases: phraseList(`
      licencia, número de licencia, licenciado, certificado, certificación, acreditado, credencial, calificado,
      título, legal, comisión de bienes raíces, license, licensed, tienen licencia, licencia de inspector,
      licencia del estado, están certificados, inspectores certificados, están registrados, autorizados`),
    text: 'Sí: el inspector tiene licencia ({{authority}}, {{license}}).',
    otherwise:
      'Aquí no indicamos ninguna licencia. Llame o escríbanos para preguntar qué licencia y qué preparación tiene el inspector.',
  },
  insurance: {
    phrases: phraseList(`
      seguro, asegurado, aseguranza, errores y omisiones, responsabilidad, responsabilidad civil, fianza, demandar,
      insured, insurance, están asegurados, tienen aseguranza, tienen seguro, cuentan con seguro, si rompen algo,
      rompen, cubre daños, seguro de responsabilidad, si dañan algo, accidente`),
    text: 'Sí, tenemos seguro: {{insurance}}.',
  },
  experience: {
    phrases: phraseList(`
      hace cuánto, experiencia, cuántos años, años de experiencia, años tienen, años en el negocio, tiempo llevan,
      cuántas casas, inspeccionado, desde cuándo, trayectoria, capacitado, entrenado, cuántas inspecciones llevan,
      tiempo haciendo, casas han inspeccionado, años tiene inspector, años tiene haciendo, cuánto dedicándose,
      dedicándose, llevan haciendo, tienen experiencia, años llevan, tiempo trabajando, tiempo tienen trabajando,
      tiempo tienen en esto, mucho tiempo, tiempo tienen haciendo, cuánto tiempo tienen de`),
    text: 'Hemos inspeccionado {{homesInspected}} casas en {{localArea}}. Nuestros clientes nos dan una calificación promedio de {{rating}}.',
  },
  who: {
    phrases: phraseList(`
      quién ustedes, quién inspector, quién inspecciona, quién viene, quién va, quién hace, nombre del inspector,
      nombre de la compañía, nombre de la empresa, compañía, empresa, dueño, negocio familiar, quién es el dueño,
      quién va a venir, quién vendría, quién me atiende, quién viene a la casa, quién va a inspeccionar,
      quién es inspector vendría, cómo se llama el inspector, quién manda, cuántos inspectores, quién hará,
      cómo se llama la compañía, llama la compañía, llama empresa, nombre del negocio, quién va a ir,
      quién viene a inspeccionar, quién, quién eres, con quién tengo el gusto`),
    text: 'Somos {{name}}. El inspector que usted reserva es el que va, escribe su reporte y contesta su llamada.',
  },
  'why-you': {
    phrases: phraseList(`
      por qué elegir, por qué escoger, por qué ustedes, por qué contratarlos, diferencia, diferente de otros,
      los hace diferentes, mejor que otros, competencia, otros inspectores, comparar, ventaja, por qué son mejores,
      ustedes son mejores, los debo escoger, debo elegirlos, escoger a ustedes, elegirlos a ustedes, otra compañía,
      qué tienen de especial, convénceme, tienen ustedes que no, ustedes que no tengan otros, no tengan otros,
      qué tienen ustedes, por qué contratarlos a ustedes, otros no tienen, los hace mejores`),
    text: 'Un precio detallado antes de que llame, video en el reporte, imágenes térmicas gratis y el reporte en {{reportTime}}. La página de la cotización al instante nos compara línea por línea.',
  },
  reviews: {
    phrases: phraseList(`
      clientes anteriores, otros clientes, reseña, calificación, opinión, testimonio, referencia, comentario,
      reputación, estrella, dicen clientes, dejar reseña, google, yelp, facebook, review, ver opiniones,
      comentarios de clientes, buenas calificaciones, calificaciones en google, recomendaciones, qué tan buenos,
      dejar opinión, son confiables, dice la gente, gente dice, lo que dicen, ver reseñas`),
    text: 'Las reseñas de nuestro trabajo están en nuestra página de reseñas. Nuestros clientes nos dan una calificación promedio de {{rating}}. Escriben en {{reviewPlatforms}}, donde usted puede agregar la suya.',
  },
  agents: {
    phrases: phraseList(`
      agente, agente de bienes raíces, bienes raíces, broker, inmobiliaria, referir, referidos, para mis clientes,
      tengo cliente, widget, soy realtor, agente y tengo, mandarles clientes, mis clientes, pagan comisión,
      comisión, recomendarlos, comisión agentes, inspecciones para mis clientes`),
    text: 'Los agentes pueden reservar para sus clientes y poner nuestros módulos de cotización y de reserva en sus propias páginas. {{lawState}} no permite pagar por recomendaciones, así que nadie paga.',
  },
  jobs: {
    phrases: phraseList(`
      tienen trabajo, busco trabajo, buscando trabajo, necesito trabajo, dan trabajo, ofrecen trabajo,
      quiero trabajar, empleo, vacante, contratando, currículum, aprendiz, prácticas, bolsa de trabajo, hiring,
      hacerme inspector, volverme inspector, ocupan gente, ocupando gente, busco chamba, chamba, están contratando,
      buscan gente, tienen vacantes, trabajar ahí, solicitud de trabajo, necesitan inspectores, aplicar trabajo,
      ocupan inspectores, buscan inspectores, buscando trabajadores, buscan trabajadores, necesitan trabajadores,
      ocupan trabajadores, inspector con ustedes, puedo trabajar con ustedes, quiero trabajar con ustedes`),
    text: 'Gracias por preguntar. No sé de vacantes, así que escríbanos y cuéntenos a qué se dedica.',
  },
  privacy: {
    phrases: phraseList(`
      privacidad, privado, datos, datos personales, información personal, hacen información, venden información,
      guardan chat, guardan conversación, cookie, confidencial, spam, rastrean, datos seguros, conversación se guarda,
      guardan datos, guardan información, comparten datos, comparten mi información, qué hacen con mis datos,
      quién lee, quién puede leer, escribo quién, quién lo ve, aquí quién ve, lo que escribo, quién ve lo que escribo,
      leen lo que escribo, mis mensajes`),
    text: 'Lo que escribe aquí se queda en su navegador: no se nos envía ni se guarda, y desaparece cuando sale de la página. Para comunicarse con nosotros, envíe una solicitud, escriba o llame.',
  },
  complaint: {
    phrases: phraseList(`
      queja, reclamar, inconforme, insatisfecho, decepcionado, no estoy contento, no estoy satisfecho, molesto,
      mal servicio, mal trabajo, mala inspección, no vio, no vieron, inspector no vio, inspector no encontró,
      se equivocó, gerente, encargado, supervisor, no conforme, no quedé contento, no quedé satisfecho,
      no estoy conforme, no me gustó, no me gustó el servicio, no me gustó cómo trabajaron, poner queja,
      presentar queja, pasó por alto, no encontró, no detectó, pésimo servicio, mala experiencia, enojado,
      hicieron mal, inspector rompió, no revisó bien, no revisó, inspector no revisó, no hizo bien, hizo mal,
      mal hecho`),
    text: 'Lamento saberlo. Llámenos, por favor, para que el inspector lo sepa y lo resuelva.',
  },
  'inspector-late': {
    phrases: phraseList(`
      dónde inspector, inspector tarde, llego tarde, voy tarde, retrasado, atrasado, no llega, inspector no llega,
      inspector no llegado, nadie llegó, nadie vino, no vino, no se presentó, esperando al inspector, viene en camino,
      voy en camino, llega el inspector, debía estar, todavía no llega, aún no llega, no ha venido, no viene,
      nadie ha llegado, lo estoy esperando, inspector viene, a qué hora llega el inspector, dónde está el inspector,
      no aparece, lleva retraso, minutos tarde`),
    text: 'Llámenos ahora mismo, por favor: alguien puede decirle dónde está el inspector.',
  },
  confirmation: {
    phrases: phraseList(`
      confirmación, confirmar, confirmar mi cita, cita confirmada, no llegó confirmación, no llegado confirmación,
      recibieron, recibieron solicitud, contestado, no contestan, no responden, sin respuesta, ver mi cita,
      quedó mi cita, devuelvan la llamada, regresen la llamada, sí quedó cita, quedó agendada, confirmar a qué hora,
      a qué hora es mi cita, cuándo es mi cita, mandé solicitud, nadie contesta, nadie responde, no he recibido,
      no recibí, recibido correo, hice una reserva, hice una cita, si quedó, cómo sé si, no llegó correo,
      no llegó ningún correo, no llegó mensaje, llegó correo, no llegó email`),
    text: 'Contestamos las solicitudes en un plazo de {{responseTime}}. Desde aquí no puedo ver reservas; llámenos y buscamos la suya.',
  },
  contact: {
    phrases: phraseList(`
      teléfono, número, número de teléfono, número para llamar, correo, correo electrónico, cómo escribo,
      dónde escribo, email, mail, contactar, comunicarme, mensaje, mandar mensaje, mensaje de texto, whatsapp,
      dirección, tel, número de tel, cómo contacto, cómo me comunico, manera de comunicarme,
      comunicarme con ustedes, localizarlos, dónde les llamo, teléfono de ustedes, textear, redes sociales,
      datos de contacto, información de contacto, número les hablo, número llamo, les hablo`),
    text: 'Llame o mande un mensaje de texto al {{phone}} ({{phoneDays}}, de {{phoneTimes}}) o escriba a {{email}}.',
  },
  person: {
    phrases: phraseList(`
      persona, persona real, hablar con persona, hablar con alguien, hablar con el dueño, hablar con el inspector,
      humano, operador, operadora, representante, asesor, chat en vivo, agente en vivo, servicio al cliente,
      atención al cliente, llámenme, llámeme, puede llamar, quiero que me llamen, comunicar con alguien,
      llamar alguien, alguien que me atienda, quiero hablar, alguien real, pásame con alguien, platicar,
      me hablan por teléfono, márqueme, márquenme, quiero que me marquen, alguien con quien hablar, puedo hablar,
      hablar con ustedes, alguien me llame`),
    text: 'Claro que sí: llame al {{phone}} ({{phoneDays}}, de {{phoneTimes}}). O envíe una solicitud, y le contestamos en un plazo de {{responseTime}}.',
  },
} satisfies TranslationOf<typeof en>;
