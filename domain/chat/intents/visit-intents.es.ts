import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './visit-intents.en.ts';

export const words = {
  area: {
    phrases: phraseList(`
      ciudades trabajan, trabajan condado, trabajan county, zona de servicio, zona, área, región, dónde trabajan,
      dónde están, ubicados, ubicación, ciudad, condado, county, cubren, atienden, vienen, van, llegan hasta,
      cerca de mí, código postal, zip code, dan servicio, tienen servicio, dónde dan servicio, hasta dónde,
      hasta dónde llegan, alrededores, fuera de la ciudad, otras ciudades, dónde quedan, área de servicio,
      qué partes van, ciudades cubren, dónde trabajan ustedes, dónde inspeccionan, dónde van, dónde ustedes,
      dónde se encuentran, dónde ubican, dónde andan`),
    text: 'Trabajamos en {{region}}: {{counties}}, en un radio de unas {{servedMiles}} millas. Pregúnteme por su ciudad.',
  },
  booking: {
    phrases: phraseList(`
      espacio, lunes, martes, miércoles, jueves, viernes, cita, hacer cita, sacar cita, agendar, agendar inspección,
      programar, programar inspección, reservar, apartar, quiero inspección, necesito inspección, pedir inspección,
      contratar inspección, disponible, cita disponible, disponibilidad, calendario, pueden venir, bookear,
      appointment, schedule, quiero cita, fechas disponibles, días disponibles, qué días tienen, fechas libres,
      qué fechas, horas disponibles, horario libre, tienen espacio, espacio disponible, apartar fecha,
      apartar lugar, apartar día, hacer reservación, reservar horario, pedir cita, cómo agendo, agendar cita,
      agéndame, agéndenme, programar visita, programar cita, ponerme cita, me anotan, quiero que vengan,
      inspección para la próxima semana`),
    text: 'Elija un día y un horario de inicio en nuestro calendario: es suyo en cuanto lo confirme. {{NoDeposit}} para reservar.',
  },
  'how-soon': {
    phrases: phraseList(`
      pronto, tan pronto, más pronto, semana, próxima cita, primera cita, cita más cercana, más cercana, hueco,
      cuánto hay que esperar, lista de espera, qué tan rápido, cuándo tienen, cuándo podrían venir, cuándo pueden,
      para cuándo tienen, para cuándo, cuánta anticipación, con anticipación reservar, cuántos días antes,
      cuántos días podrían, cuántos días tardan en venir, cuándo vienen, qué rápido, próxima disponible,
      rápido vienen, tienen lugar, tienen cupo, primera fecha, fecha más cercana`),
    text: 'La mayoría de las inspecciones se programan en un plazo de {{schedulingTime}}. Si su {{contractDeadline}} está por terminar, llámenos: guardamos horarios para el mismo día en casos urgentes.',
  },
  weekend: {
    phrases: phraseList(`
      nocturno, sábado, domingo, fin de semana, trabajan sábado, trabajan domingo, abren sábado, abren domingo,
      festivo, feriado, después del trabajo, weekend, entre semana trabajo, entre semana trabajamos, sábado vienen,
      domingo vienen, puente, día festivo`),
    text: 'El calendario en línea muestra los días que usted mismo puede reservar. Para otro día o en la noche, llámenos: contestamos el teléfono de {{phoneTimes}}, {{phoneDays}}.',
  },
  'start-times': {
    phrases: phraseList(`
      inicio, hora de inicio, horario de inicio, matutino, vespertino, empiezan, comienzan, hora empiezan,
      hora comienzan, mediodía, medio día, temprano, primera hora, hora sería, hora llegan, hora vienen,
      horario en la mañana, horarios tienen, hora llegaría, hora puede ser, horas tienen, después de las cinco,
      después de las 5, disponibilidad en la mañana, horas manejan, más temprana, hora más temprana, hora temprano,
      más tarde`),
    text: 'Entre semana hay horarios de inicio en la mañana y en la tarde. El calendario muestra cuáles siguen libres en su día.',
  },
  hours: {
    phrases: phraseList(`
      abren lunes, abren viernes, horario, horario de atención, hora, abren, abierto, cierran, hora abren,
      hora cierran, hora están abiertos, horario de oficina, oficina, días trabajan, hora atienden, hasta qué hora,
      atención, horas de atención, días abren, hora a hora, hora contestan, oficina abierta, abierta oficina,
      horas de oficina, días atienden, hasta qué hora contestan, hora contestan teléfono, atienden el teléfono,
      contestan teléfono, hora atienden teléfono`),
    text: 'Contestamos el teléfono de {{phoneTimes}}, {{phoneDays}}. La oficina abre de {{officeTimes}}, {{officeDays}}.',
  },
  duration: {
    phrases: phraseList(`
      dura, cuánto dura, duración, cuánto tarda, tiempo tarda, cuánto tiempo, cuánto toma, tiempo toma, demora,
      cuántas horas, todo el día, tardado, tardan en inspeccionar, cuánto rato, rato, cuántas horas dura,
      cuántas horas estará, cuánto tiempo están, tarda inspección, tiempo dura, tarda mucho, tiempo de inspección,
      tiempo requiere, cuánto se lleva, cuánto lleva la inspección, lleva la inspección, tiempo terminan, terminan,
      acaban, cuánto tiempo inspección`),
    text: 'Depende del tamaño y la antigüedad de la casa, y la cotización al instante muestra el tiempo para la suya. Normalmente dura {{visitDuration}}.',
  },
  attend: {
    phrases: phraseList(`
      presente, estar presente, estar ahí, debo estar, tengo que ir, puedo ir, puedo estar, acompañar, asistir,
      recorrido, hacer recorrido, walk through, walkthrough, llevar familia, durante la inspección, puedo acompañar,
      necesario que vaya, necesario que esté, necesito ir, ir a la inspección, estar durante, hace falta que esté,
      ver la inspección, sin que yo esté, puedo no estar, debo ir, andar ahí, puedo andar, puedo ver,
      mientras revisan, cuando revisan, tengo que estar o no, tengo que estar ahí, tengo que estar presente,
      tengo que estar en la casa, estar en la casa, debería estar, puedo estar en la casa, si no puedo estar,
      con el inspector, tenemos que estar`),
    text: 'Con gusto puede acompañar al inspector y hacer preguntas. No tiene que quedarse todo el tiempo, pero en la última media hora le mostramos lo que encontramos.',
  },
  prepare: {
    phrases: phraseList(`
      vaciar ático, preparar, preparación, antes de la inspección, hacer antes, antes de que vengan, alistar, limpiar,
      lista de revisión, mueble, mover muebles, tener listo, preparo la casa, dejar listo, debo dejar,
      tengo que hacer antes, tener preparado, limpiar la casa, mover cosas, despejar, quitar cosas, recoger,
      debo tener listo, que tenga listo, arreglar antes de la inspección`),
    text: 'Tenga conectados los servicios y deje libre el paso al ático, al tablero eléctrico, al calentador de agua y a la calefacción. Avísenos de códigos del portón y cajas de llaves.',
  },
  utilities: {
    phrases: phraseList(`
      prendidos, servicios prendidos, prendidos servicios, conectado, servicios conectados, luz, no luz, sin luz,
      sin agua, no tiene agua, sin gas, luz prendida, agua prendida, gas prendido, cortaron, cortada, desconectado,
      utilidades, utilities, piloto del calentador, luz cortada, luz conectada, gas conectado, agua conectada,
      servicios desconectados, no hay agua, no hay gas, haya agua, haya luz, haya electricidad, tenga luz,
      luz y agua, luz ni agua, no tiene luz, no tiene gas, servicios apagados, prendida la luz, agua cerrada,
      llave cerrada, gas cerrado, luz apagada, conectado luz, conectan la luz`),
    text: 'Tenga agua, luz y gas conectados ese día: lo que no tiene suministro no se puede probar. Si algo está desconectado, llámenos antes.',
  },
  access: {
    phrases: phraseList(`
      llave realtor, tiene la llave, caja de llaves, lockbox, llave, código del portón, portón, código de la puerta,
      gate code, vacía, desocupada, ocupada, nadie vive, inquilino, acceso, entrar, dejar entrar, quién abre,
      tenant, está sola, casa sola, abre la puerta, cómo entran, cómo entraría, entraría, dejo llave, nadie en casa,
      no hay nadie, no vive nadie, doy el código, dueño vive fuera, vendedor vive fuera, deshabitada,
      nadie va a estar, nadie estar, nadie estar en casa, cerrada, está cerrada, cómo le hacen para entrar,
      para entrar`),
    text: 'Desocupada u ocupada, necesitamos cómo entrar: una caja de llaves, un código del portón o alguien que nos abra. Escríbalo en las notas de su reserva o llámenos.',
  },
  pets: {
    phrases: phraseList(`
      mascota, perro, perrito, gato, gatito, cachorro, animal, gallina, dejo perro, amarrar`),
    text: 'Ese día tenga a las mascotas aparte, porque habrá puertas y portones abiertos. Menciónelas en las notas de su reserva.',
  },
  weather: {
    phrases: phraseList(`
      lluvia, llueve, llover, lloviendo, lloviera, mal tiempo, mal clima, nieve, nevar, hielo, tormenta eléctrica,
      tornado, weather, pronostica, mucha lluvia, tormenta día, tormenta cita, suspende, está lloviendo, si llueve,
      hace mal tiempo, frío, aguacero, llovizna, cae lluvia`),
    text: 'La lluvia no es problema, y muchas veces muestra por dónde corre el agua. Si el tiempo hace inseguro el techo, le llamamos, y cambiar la cita no cuesta nada.',
  },
  'option-period': {
    phrases: phraseList(`
      opción, periodo de opción, cuota de opción, option, option period, periodo de inspección, contingencia,
      due diligence, under contract, bajo contrato, contrato de compra, firmé contrato, firmamos contrato,
      fecha límite, plazo del contrato, option se acaba, opción se acaba, días de opción, acabo de firmar,
      acabamos de firmar, días tengo para la inspección, tiempo tengo para la inspección, tiempo tengo para hacer,
      días tengo para hacer, plazo tengo, plazo para la inspección`),
    text: 'Los compradores suelen tener {{optionPeriod}}, así que reserve en cuanto firme el contrato. La mayoría de las inspecciones se programan en un plazo de {{schedulingTime}}, con el reporte en {{reportTime}}.',
  },
} satisfies TranslationOf<typeof en>;
