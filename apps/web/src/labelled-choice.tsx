import { useId } from 'react';
import { ChoiceLinks } from './choice-links.tsx';

interface Props<Value extends string> {
  label: string;
  choices: readonly { value: Value; text: string }[];
  current: Value;
  href: (value: Value) => string;
  note?: string;
}

/** Links that choose between a few states of the page, with a visible label. */
export function LabelledChoice<Value extends string>({ label, note, ...choice }: Props<Value>) {
  const id = useId();
  return (
    <div className="labelled-choice">
      <span id={id} className="form-label">
        {label}
      </span>
      <ChoiceLinks {...choice} labelledBy={id} replace />
      {note !== undefined && <p className="form-text">{note}</p>}
    </div>
  );
}
