import { business } from '#domain/business/business.ts';

/** A message in which the business's number, where it is named, can be called. */
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
