interface Props<Value extends string> {
  /** Its accessible name. */
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** A select box in the heading of a card. */
export function SelectControl<Value extends string>(props: Props<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <select
      className="form-select form-select-sm leader-select"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const pickedChoice = choices.find((choice) => choice.value === target.value);
        if (pickedChoice !== undefined) onChange(pickedChoice.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}
