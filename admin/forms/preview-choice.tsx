import { useId } from 'react';
import './with-preview.css';

interface PreviewChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** What a preview shows, above it. */
export function PreviewChoice<Value extends string>(props: PreviewChoiceProps<Value>) {
  const { label, value, choices, onChoose } = props;
  const id = useId();
  return (
    <div className="preview-choice">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <select
        className="ui-control"
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
