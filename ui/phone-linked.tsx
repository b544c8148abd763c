import { useBusiness } from '#ui/business.tsx';

/** A message in which the business's number is a link to call it. */
export function PhoneLinked({ text }: { text: string }) {
  const { phone } = useBusiness();
  const [before, ...after] = text.split(phone.display);
  return (
    <>
      {before ? <span>{before}</span> : null}
      {after.map((rest) => (
        <span key={rest}>
          <a className="ui-link" href={phone.href} translate="no">
            {phone.display}
          </a>
          <span>{rest}</span>
        </span>
      ))}
    </>
  );
}
