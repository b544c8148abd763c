import { useWords } from '#ui/words.ts';
import { tipsWidgetWords } from './tips-widget.words.ts';

/**
 * As many placeholders as an answer usually has tips, so that the page below moves once, at the
 * click.
 */
const BLANKS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Reserves the place of the tips: with skeletons while they load, empty after a failure. */
export function TipsPlaceholder({ loading }: { loading: boolean }) {
  const { writing } = useWords(tipsWidgetWords);
  return (
    <div
      className="tips-placeholder"
      data-failed={loading ? undefined : ''}
      {...(loading && { role: 'status', 'aria-label': writing })}
    >
      {BLANKS.map((blank) => (
        <div key={blank} className="tips-blank">
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
        </div>
      ))}
    </div>
  );
}
