import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './social-intents.en.ts';

export const words = {
  hello: {
    phrases: phraseList(`
      hola, buenas, buenos días, buen día, buenas tardes, buenas noches, saludos, hello, hey, buena tarde,
      hola buenas, hola buenos días`),
    text: '¡Hola! Pregúnteme por precios, horarios, el reporte o lo que inspeccionamos.',
  },
  'how-are-you': {
    phrases: phraseList('cómo está, cómo va, cómo anda, cómo amaneció'),
    text: 'Muy bien, gracias por preguntar. ¿Qué le gustaría saber sobre su inspección?',
  },
  thanks: {
    phrases: phraseList(`
      gracias, muchas gracias, mil gracias, agradezco, agradecido, amable, excelente, perfecto, genial, maravilloso,
      buen trabajo, thank, ok gracias, grax, grcs, se agradece, thanks, thx, súper, padre`),
    text: '¡De nada! Cuando guste: ver un precio toma un minuto, y reservar un horario toma unos clics.',
  },
  goodbye: {
    phrases: phraseList(`
      adiós, bye, chao, nos vemos, cuídese, tenga buen día, que tenga bonito día, nada más, bonito día, buen fin,
      excelente día, tenga excelente día, que le vaya bien, ahí nos vemos, ok adiós, feliz día`),
    text: '¡Adiós! Si surge algo más, llámenos o regrese aquí.',
  },
  agreement: {
    phrases: phraseList(`
      ok, okay, okey, claro, bien, está bien, de acuerdo, sale, órale, entendido, entiendo, por supuesto, yes,
      ta bien, perfecto sí, vale, no gracias, ándale, simón, correcto, si está bien, ok si`),
    text: 'Muy bien. ¿Quiere saber algo más? El siguiente paso es un precio o un horario.',
  },
  robot: {
    phrases: phraseList(`
      hablo robot, robot, bot, chatbot, máquina, computadora, inteligencia artificial, ia, chatgpt, eres robot,
      eres humano, eres persona, eres persona real, eres real, quién hablando, alguien ahí, quién te hizo,
      cuál nombre, persona o máquina, persona o robot, persona real o programa, hablando con persona, automático,
      respuestas automáticas, hablando con un robot, cómo te llamas, con quién hablo, quién contesta`),
    text: 'Soy un programa que conoce las respuestas de {{name}}, no una persona. En el teléfono contesta una persona.',
  },
  insult: {
    phrases: phraseList(`
      estúpido, idiota, tonto, menso, baboso, inútil, no sirves, no sirves nada, pendejo, mierda, chinga, cabrón,
      maldito, cállate, pésimo, malísimo, horrible, basura, estafa, ratero, fuck, shit, stupid, porquería,
      no entiende nada, no entiendes nada, no sirve para nada, chafa, no ayudas, burro, tarado`),
    text: 'Siento no haberle ayudado. Una persona puede hacerlo mejor: llame o escriba, por favor.',
  },
  capabilities: {
    phrases: phraseList(`
      ayuda, ayúdame, ayúdeme, necesito ayuda, información, más información, pregunta, tengo pregunta,
      puedo preguntar, duda, tengo duda, no entiendo, menú, cómo funciona, help, me puedes ayudar, puede ayudar,
      sabes hacer`),
    text: 'Conozco nuestros precios, los horarios, la zona de servicio, lo que inspeccionamos, el reporte y las formas de pago. Pregunte con sus propias palabras o elija un siguiente paso.',
  },
  spanish: {
    phrases: phraseList(`
      español, hablan español, reporte en español, inglés, hablan inglés, english, speak english, spanish, idioma,
      otro idioma, bilingüe, traducir, traducción, traductor, alguien que hable español, inspector habla español,
      en español o inglés, reporte en inglés, puede ser en español, no hablo inglés, no sé inglés,
      atienda en español, en español alguien, alguien español`),
    text: 'Aquí le contesto en español. Para lo demás, llámenos y vemos cómo podemos ayudarle.',
  },
} satisfies TranslationOf<typeof en>;
