import { phoneLinks } from '#domain/leads/phone-links.ts';

/** A telephone as typed, which calls its number; with several numbers in it, a link for each follows. */
export function CallLinks({ phone }: { phone: string }) {
  const links = phoneLinks(phone);
  const [link] = links;
  if (link && links.length === 1) return <a href={link.call}>{phone}</a>;
  return (
    <>
      <span>{phone}</span>
      {links.map(({ call, number }) => (
        <a key={call} href={call}>
          {number}
        </a>
      ))}
    </>
  );
}
