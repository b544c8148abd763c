import { catalog } from '#domain/locale/catalog.ts';
import { useWords } from '#ui/words.ts';

/** By the English text. English itself has none. */
const contractTexts = catalog<Readonly<Record<string, string>>>({
  en: {},
  es: () => import('./contract-texts.es.ts'),
});

/** What gives a text of the contract in the visitor's language. */
export function useContractText(): (text: string) => string {
  const words = useWords(contractTexts);
  return (text) => words[text] ?? text;
}
