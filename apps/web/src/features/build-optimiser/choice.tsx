import { useId } from 'react';
import { ChoiceLinks } from '../../choice-links.tsx';
import type { OptimizerSearch } from './optimiser-search.ts';

type ChoiceName = 'band' | 'estimate' | 'differ' | 'storage' | 'ways';

interface Props<Name extends ChoiceName> {
  name: Name;
  label: string;
  values: readonly OptimizerSearch[Name][];
  text: (value: OptimizerSearch[Name]) => string;
  search: OptimizerSearch;
  href: (change: Partial<OptimizerSearch>) => string;
}

/** A labelled choice between the values of a field in the URL. */
export function Choice<Name extends ChoiceName>(props: Props<Name>) {
  const { name, label, values, text, search, href } = props;
  const id = useId();
  return (
    <div className="optimiser-choice">
      <span id={id} className="form-label">
        {label}
      </span>
      <ChoiceLinks<OptimizerSearch[Name]>
        labelledBy={id}
        choices={values.map((value) => ({ value, text: text(value) }))}
        current={search[name]}
        href={(value) => href({ [name]: value })}
        replace
      />
    </div>
  );
}
