/** Nobody sees, reaches or hears this field; only programs that fill in everything do. */
export function Honeypot() {
  return (
    <div className="ui-trap" aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
