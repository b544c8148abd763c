import type { Business } from '../business.ts';

/** What `text` says of a business, with the words around it; undefined if it says nothing of it. */
export function traceOf(business: Business, text: string): string | undefined {
  const { name, shortName, phone, email, license, inspector, serviceArea, timeZone, law } =
    business;
  const facts = [
    name,
    shortName,
    phone.display,
    email.display,
    license?.label,
    inspector.name,
    serviceArea.shortName,
    serviceArea.cities[0]?.name,
    timeZone.label,
    law.consumerNotice?.label,
  ];
  const at = facts
    .flatMap((fact) => (fact ? [text.indexOf(fact)] : []))
    .find((index) => index >= 0);
  return at === undefined ? undefined : text.slice(Math.max(0, at - 60), at + 60);
}
