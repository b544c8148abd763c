import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';

/** Marks a widget in test mode. It is inside the card's padding and takes no space. */
export const TestMark = () => <p className="ui-test-mark">{useWords(uiWords).testMode}</p>;
