import { useTranslation } from 'react-i18next';
import { SearchField } from './search-field.tsx';

interface Props {
  chosen: readonly string[];
  onChange: (players: readonly string[]) => void;
}

/** A search for players to filter by; the chosen ones are shown as chips. */
export function PlayerFilter({ chosen, onChange }: Props) {
  const { t } = useTranslation('questions');
  return (
    <SearchField
      kind="players"
      label={t('dimensions.player')}
      placeholder={t('filter.playerHint')}
      chosen={chosen}
      onPick={(player) => onChange([...chosen, player])}
    />
  );
}
