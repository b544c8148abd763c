import { business } from '#domain/business/defaults/business.ts';

/** A message in which the business's number is a link to call it. */
export function PhoneLinked({ text }: { text: string }) {
  const [before, ...after] = text.split(business.phone.display);
  return (
    <>
      {before}
      {after.map((rest) => (
        <span key={rest}>
          <a className="ui-link" href={business.phone.href}>
            {business.phone.display}
          </a>
          {rest}
        </span>
      ))}
    </>
  );
}
