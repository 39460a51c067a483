import { useTranslation } from 'react-i18next';
import { SearchField } from '../../questions/search-field.tsx';

interface Props {
  kind: 'players' | 'parts';
  chosen: readonly string[];
  onAdd: (id: string) => void;
}

/** A search for one more player or part to compare. */
export function SubjectSearch({ kind, chosen, onAdd }: Props) {
  const { t } = useTranslation('comparison');
  const label = t(`add.${kind}`);
  return (
    <div className="compare-add">
      <SearchField
        kind={kind}
        label={label}
        isLabelHidden
        placeholder={label}
        chosen={chosen}
        onPick={onAdd}
      />
    </div>
  );
}
