import { LabelledChoice } from '../../labelled-choice.tsx';
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
export function FieldChoice<Name extends ChoiceName>(props: Props<Name>) {
  const { name, label, values, text, search, href } = props;
  return (
    <LabelledChoice<OptimiserSearch[Name]>
      label={label}
      choices={values.map((value) => ({ value, text: text(value) }))}
      current={search[name]}
      href={(value) => href({ [name]: value })}
    />
  );
}
