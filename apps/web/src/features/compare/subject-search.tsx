import { useTranslation } from 'react-i18next';
import { BuildSearchField } from '../../questions/build-search-field.tsx';
import { SearchField } from '../../questions/search-field.tsx';
import type { SubjectKind } from './subject.ts';

interface Props {
  kind: SubjectKind;
  chosen: readonly string[];
  onAdd: (id: string) => void;
}

/** A search for one more player, part or build to compare. */
export function SubjectSearch({ kind, chosen, onAdd }: Props) {
  const { t } = useTranslation('comparison');
  const label = t(`add.${kind}`);
  const sharedProps = { label, chosen, onPick: onAdd };
  return (
    <div className="compare-add">
      {kind === 'builds' ? (
        <BuildSearchField {...sharedProps} />
      ) : (
        <SearchField kind={kind} isLabelHidden placeholder={label} {...sharedProps} />
      )}
    </div>
  );
}
