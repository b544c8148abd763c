import { marked } from './marked.tsx';

/** Paragraphs, with code in backquotes. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{marked(text)}</p>);
