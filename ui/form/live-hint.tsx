import { PhoneLinked } from '#ui/phone-linked.tsx';

/** A hint below a control that appears and disappears while the visitor types; it is announced. */
export const LiveHint = ({ text }: { text: string | undefined }) => (
  <span className="ui-live-hint" aria-live="polite">
    {text ? <PhoneLinked text={text} /> : null}
  </span>
);
