/** React 19: attributes are props, and events are props that begin with "on". */
export function InspectionContact({ name, onSent }) {
  return (
    <inspection-contact
      partner="jane-doe-realty"
      prefill-name={name}
      oninspection-contact-sent={(event) => onSent(event.detail)}
    />
  );
}
