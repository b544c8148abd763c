import { testModeMark } from '#domain/embed/test-mode.ts';

/** Marks a widget in test mode. It stands on the card's upper edge and takes no room in it. */
export const TestMark = () => <p className="ui-test-mark">{testModeMark}</p>;
