import type { MessageReading } from './message-reading.ts';
import { otherSubjects } from './other-subjects.es.ts';

const ignored = new Set(
  `a al d algun alguna algunas algunos ante ay con de del e el ella ellos en entre es esa esas ese eso esos esto favor ha
  han hay he i k ke la las le les lo los me mi mis muy nos nuestra nuestro o pero por porfa porfavor pues q qe que se ser
  solo son su sus tambien te tu tus u ud un una unas uno unos usted y ya yo`.split(/\s+/),
);

/** By sound, because many write by ear: "inspecsion", "kanselar", "ay", "guebos"; doubled letters count once. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ll/g, 'y'],
  [/(?<!c)h/g, ''],
  [/v/g, 'b'],
  [/qu(?=[ei])/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/c(?=[ei])|[zx]/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/ks/g, 's'],
  [/n(?=[bp])/g, 'm'],
  [/([^r\d])\1+/g, '$1'],
];

/** Degree, number, gender and person: "pago", "pagan" and "pagarles" are one word, also "grandísima" and "grande". */
function withoutEnding(word: string): string {
  let stem = word;
  if (stem.length >= 8) stem = stem.replace(/isim[ao]s?$/, 'a');
  if (stem.length >= 6) stem = stem.replace(/(?<=[aei]r)(?:l[aeo]s?|me|nos|se|te)$/, '');
  if (stem.length >= 5) stem = stem.replace(/(?<=[dlnrsj])es$/, '');
  if (stem.length >= 4) stem = stem.replace(/s$/, '');
  if (stem.length >= 5) stem = stem.replace(/(?:[aei]r|[ae]n)$/, 'a');
  if (stem.length >= 4) stem = stem.replace(/[eo]$/, 'a');
  return stem;
}

/** Words that mean the same in this trade; the first one of a line stands for the others. */
const synonyms = new Map(
  `casa vivienda propiedad hogar residencia inmueble domicilio house home
  reporte informe report
  agente realtor corredor
  arreglar reparar componer repair
  mandar enviar
  revisar inspeccionar verificar examinar
  inspeccion inspection revision
  quiero quisiera gustaria ocupo deseo
  puedo podria pudiera
  cierre closing firma
  garantia warranty
  cambiar mover modificar
  tardar demorar dilatar
  reservar reservacion
  constructor constructora builder`
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.trim().split(' ').map(stemOf);
      return others.map((other) => [other, first] as const);
    }),
);

function stemOf(word: string): string {
  let form = word;
  for (const [written, read] of sounds) form = form.replace(written, read);
  return withoutEnding(form);
}

export const words: MessageReading = {
  otherSubjects,
  replacements: [
    [/(\d)\.(?=\d{3}\b)/g, '$1'],
    [/\b(\d{1,2}) ?mil (\d{3})\b/g, '$1$2'],
    [/\b(?<count>\d{1,2}) ?mil\b/g, '$<count>000'],
    // Alone an answer, in a sentence also "if".
    [/^\W*(?:si|no|sip|nop|nel)\W*$/, 'ok'],
    // As in text messages.
    [/\b(?:q|k|ke|qe)\b/g, 'que'],
    [/\bpa(l?)\b/g, 'para'],
    [/\bpor ejemplo\b/g, ' '],
    [/\b(?:por (?:que|ke)|xq|pq|x que)\b/g, 'porque'],
    [/\bpara (?:que|ke) (?=sirve|necesit|quier|es\b|(?:l[ao] )?(?:inspec|revis))/g, 'proposito '],
    [
      /\b(?:que|ke) (?:es lo que |cosas |partes )?(?=inspecc|revis|che[ckq]|incluy|cubre)/g,
      'incluye ',
    ],
    [/\b(?:que|ke) (?:puedes?|sabes?) hacer\b/g, 'ayuda'],
    [/\b(?:que|ke) (?:onda|tal)\b/g, 'como va'],
    [/\bquienes son\b/g, 'quien ustedes'],
    [/\bes (?:usted|ud)\b/g, 'eres'],
    [/\b(?:hasta|asta) (?:manana|luego|pronto|la vista)\b|\b(?:es|seria) todo\b/g, 'adios'],
    // "Mañana" alone is tomorrow, "tarde" is also late.
    [/\b(?:en|por|de) las? mananas?\b/g, 'matutino'],
    [/\b(?:en|por|de) las? tardes?\b/g, 'vespertino'],
    [/\b(?:en|por|de) las? noches?\b/g, 'nocturno'],
    [/\bh?a[cs]e[nrs]?\b|\bhag[ao]n?\b/g, 'hace'],
    // Not a cheque.
    [/\bche(?:c|k|qu?e?)(?:an?|ar|as|amos|ear|ean?)\b/g, 'revisa'],
    [/\ba\/c\b/g, 'ac'],
    // Politeness says nothing of what is asked.
    [
      /\b(?:(?:me|nos) )?(?:puede|podria|pudiera)[ns]? (?:usted(?:es)? )?(?:decir|explicar|indicar|informar|proporcionar|confirmar)(?:me|nos)?\b/g,
      ' ',
    ],
    [/\b(?:informar|decir)(?:me|nos)\b|\bles? escrib(?:o|imos)\b|\btan amables? de\b/g, ' '],
    [/\bde los (?:anos )?\d0'?s?\b/g, 'antigua'],
    [/\bdisculpe la molestia\b/g, ' '],
    [/\bcomo estan? (?:usted(?:es)? )?hoy\b/g, 'como va'],
    [/\bagrade[cz](?:co|emos) (?:mucho )?(?:la |su |toda )*\w+/g, 'gracias'],
    [/\bgracias por (?:la |su |toda )*\w+/g, 'gracias'],
    [/\bmi casita\b/g, 'mi casa'],
    [/\bde nuevo\b/g, 'otra vez'],
    [/\blicencia de (?:manejar|conducir)\b/g, 'pasaporte'],
    // "Rato" is a while.
    [/\bratas?\b/g, 'raton'],
    // Not a step.
    [/\bel paso\b/g, 'elpaso'],
  ],
  formOf(word) {
    if (ignored.has(word)) return '';
    const stem = stemOf(word);
    return synonyms.get(stem) ?? stem;
  },
};
