import { useEnglish } from '#ui/use-english.ts';
import './english-only-note.css';

/** Above a page that is in English in every language: says so to readers of Spanish. */
export const EnglishOnlyNote = () =>
  useEnglish() ? (
    <p className="site-english-only" lang="es">
      Esta página está en inglés. Los widgets también hablan español.
    </p>
  ) : null;
