/**
 * As many placeholders as an answer usually has tips, so that the page below moves once, at the
 * click.
 */
const BLANKS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Reserves the place of the tips: with skeletons while they load, empty after a failure. */
export const TipsPlaceholder = ({ loading }: { loading: boolean }) => (
  <div
    className="tips-placeholder"
    data-failed={loading ? undefined : ''}
    {...(loading && { role: 'status', 'aria-label': 'Your tips are being written' })}
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
