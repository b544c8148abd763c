import { CodeBox } from '#site/pages/embed/code-box.tsx';
import { useWords } from '#ui/words.ts';
import { docsWords } from './docs.words.ts';
import { forOrigin } from './for-origin.ts';
import { useEmbedOrigin } from './use-embed-origin.ts';

/** Code to copy, with the address of this site for `https://HOST`. */
export const SnippetBox = ({ label, code }: { label: string; code: string }) => (
  <CodeBox
    label={label}
    code={forOrigin(code, useEmbedOrigin())}
    words={useWords(docsWords).code}
  />
);
