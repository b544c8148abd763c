/** Nobody sees, reaches or hears this field; only programs that fill in everything do. */
export function Honeypot({ name = 'website' }: { name?: string }) {
  return (
    <div className="ui-trap" aria-hidden="true">
      <input name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
