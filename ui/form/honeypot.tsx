/** A field hidden from people and assistive technology; only bots fill it in. */
export function Honeypot() {
  return (
    <div className="ui-visually-hidden" aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
