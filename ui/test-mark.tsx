import { testModeMark } from '#domain/embed/test-mode.ts';

/** Marks a widget in test mode. It hangs in the padding of the card and takes no room in it. */
export const TestMark = () => <p className="ui-test-mark">{testModeMark}</p>;
