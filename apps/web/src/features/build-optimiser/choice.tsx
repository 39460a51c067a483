import { useId } from 'react';
import { ChoiceLinks } from '../../choice-links.tsx';
import type { OptimiserSearch } from './optimiser-search.ts';

type ChoiceName = 'band' | 'estimate' | 'differ' | 'storage' | 'ways';

interface Props<Name extends ChoiceName> {
  name: Name;
  label: string;
  values: readonly OptimiserSearch[Name][];
  text: (value: OptimiserSearch[Name]) => string;
  search: OptimiserSearch;
  href: (change: Partial<OptimiserSearch>) => string;
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
      <ChoiceLinks<OptimiserSearch[Name]>
        labelledBy={id}
        choices={values.map((value) => ({ value, text: text(value) }))}
        current={search[name]}
        href={(value) => href({ [name]: value })}
        replace
      />
    </div>
  );
}
