import { Fragment } from 'react';
import { keyed } from './keyed.ts';

/** A text with its line breaks, as elements: Outlook does not know `white-space: pre-wrap`. */
export function Lines({ text }: { text: string }) {
  return keyed(text.split(/\r\n|\r|\n/)).map(({ key, value }) => (
    <Fragment key={key}>
      {key > 0 && <br />}
      {value}
    </Fragment>
  ));
}
