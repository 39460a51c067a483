import type { ListedPart } from '@scrapboard/contract';
import { useId, useMemo, useState } from 'react';
import { groupOf } from './to-request.ts';

interface Props {
  parts: readonly ListedPart[];
  label: string;
  /** What can be done with the entered part; Enter does the first. */
  actions: readonly { text: string; onPart: (id: string) => void }[];
}

/** A field in which a part is chosen by its name. */
export function PartField({ parts, label, actions }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const listedParts = useMemo(() => parts.filter((part) => groupOf(part) !== null), [parts]);
  const typedName = text.trim().toLowerCase();
  const typedPart = listedParts.find(({ name }) => name.toLowerCase() === typedName);
  const choose = (action: Props['actions'][number] | undefined) => {
    if (typedPart === undefined || action === undefined) return;
    action.onPart(typedPart.id);
    setText('');
  };
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="form-control"
        list={`${id}list`}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          choose(actions[0]);
        }}
      />
      <datalist id={`${id}list`}>
        {listedParts.map((part) => (
          <option key={part.id} value={part.name} />
        ))}
      </datalist>
      <div className="optimiser-rule-buttons">
        {actions.map((action) => (
          <button
            key={action.text}
            type="button"
            className="btn btn-surface btn-sm"
            disabled={typedPart === undefined}
            onClick={() => choose(action)}
          >
            {action.text}
          </button>
        ))}
      </div>
    </>
  );
}
