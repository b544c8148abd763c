import { glossary } from './glossary.ts';

/** Forms of tú and vosotros; clients are addressed as usted. */
const informal =
  /(?<!\p{L})(?:t[uú]s?|tuy[oa]s?|ti|te|contigo|vosotr[oa]s|vuestr[oa]s?|os|eres|estás|tienes|puedes|quieres|debes|haces|sabes|vas|ves|vives|necesitas|prefieres|recibes|pagas|buscas|decides|encuentras|verás|podrás|tendrás|recibirás|haz|ten|pon|añade|(?:di|escríbe|lláma|mánda|envía|pregúnta|visíta)nos)(?!\p{L})/iu;

/** Imperatives of tú that begin a sentence, where the same form is not "he does". */
const informalStart =
  /(?:^|[.!?:] )(?:Abre|Agrega|Cambia|Cancela|Cierra|Comparte|Confirma|Deja|Descarga|Elige|Envía|Escribe|Lee|Llama|Mira|Selecciona|Usa|Vuelve)(?!\p{L})/u;

/** Not the term of the glossary, but right in another sense: "página de contacto", "recorte las plantas". */
const inOtherSenses = new Set(['contacto', 'cuota', 'mover', 'planta', 'texto']);

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

/** A term in singular or plural. */
const termPattern = (term: string) =>
  new RegExp(`(?<!\\p{L})${term.replaceAll(/(?<=\p{L})(?!\p{L})/gu, '(?:e?s)?')}(?!\\p{L})`, 'giu');

const right = glossary.flatMap(({ spanish }) => spanish.map(termPattern));
const wrong = glossary
  .filter(({ not }) => not && !inOtherSenses.has(not))
  .map((term) => ({ ...term, pattern: termPattern(term.not) }));

/** What a text in Spanish breaks of the rules of docs/spanish.md, in words for whoever mends it. */
export function breaches(text: string): string[] {
  const found: string[] = [];
  const [tu] = informal.exec(text) ?? informalStart.exec(text) ?? [];
  if (tu) found.push(`usted, not "${tu}"`);
  if (count(text, /¿/g) !== count(text, /\?/g)) found.push('¿ and ? are not pairs');
  if (count(text, /¡/g) !== count(text, /!/g)) found.push('¡ and ! are not pairs');
  if (/\b[ap]\. m\.|\d ?[ap]m\b|\d ?[AP]\.?M\b/.test(text)) found.push('not as in "9:30 a. m."');
  if (/(?<!\p{L})(?:de|a) el(?!\p{L})/iu.test(text)) found.push('not contracted to "del" or "al"');
  if (/\S {2,}\S| [,;:.?!](?!\S)/.test(text)) found.push('a space too many');
  const sentences = text.replaceAll(/\{+\w*\}+/g, '…');
  const rest = right.reduce((left, pattern) => left.replaceAll(pattern, '…'), sentences);
  for (const { pattern, english, spanish } of wrong) {
    const [word] = rest.match(pattern) ?? [];
    if (word) found.push(`${word}: ${english} is "${spanish[0]}"`);
  }
  return found;
}
