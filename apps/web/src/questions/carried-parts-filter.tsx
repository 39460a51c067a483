import { MAX_CARRIED_PARTS } from '@scrapboard/questions';
import { useTranslation } from 'react-i18next';
import type { CarryFilter, QuestionSearch } from './question-filters.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  name: CarryFilter;
  search: QuestionSearch;
  onChange: (change: Partial<QuestionSearch>) => void;
}

/** A search for parts that builds carry, or do not carry; the chosen ones are shown as chips. */
export function CarriedPartsFilter({ name, search, onChange }: Props) {
  const { t } = useTranslation('questions');
  const chosen = search[name] ?? [];
  if (chosen.length >= MAX_CARRIED_PARTS) return null;
  return (
    <SearchField
      kind="parts"
      label={t(`${name}.label`)}
      placeholder={t('filter.partHint')}
      chosen={[...(search.carrying ?? []), ...(search.notCarrying ?? [])]}
      onPick={(part) => onChange({ [name]: [...chosen, part] })}
    />
  );
}
