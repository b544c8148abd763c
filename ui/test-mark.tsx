import { testModeMark } from '#domain/embed/test-mode.ts';

/** Marks a widget in test mode. It is inside the card's padding and takes no space. */
export const TestMark = () => <p className="ui-test-mark">{testModeMark}</p>;
