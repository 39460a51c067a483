import { LabelledChoice } from '../../labelled-choice.tsx';
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
export function FieldChoice<Name extends ChoiceName>(props: Props<Name>) {
  const { name, label, values, text, search, href } = props;
  return (
    <LabelledChoice<OptimizerSearch[Name]>
      label={label}
      choices={values.map((value) => ({ value, text: text(value) }))}
      current={search[name]}
      href={(value) => href({ [name]: value })}
    />
  );
}
