interface Props {
  id: string;
  value: string;
  /** Called with up to six digits, or an empty string, when the input loses focus or Enter is pressed. */
  onCommit: (digits: string) => void;
}

/** An input for a limit of the power score. */
export function PowerScoreInput({ id, value, onCommit }: Props) {
  const commit = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    if (digits !== value) onCommit(digits);
  };
  return (
    <input
      key={value}
      id={id}
      type="number"
      inputMode="numeric"
      min={0}
      step={500}
      className="form-control"
      defaultValue={value}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
    />
  );
}
