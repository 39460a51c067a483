import './best-mark.scss';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { useBestsOfMatch } from './use-player-matches.ts';
import { useRecordText } from './use-record-text.ts';

interface Props {
  player: string;
  match: string;
}

/** Says in what a match set a best of a player; nothing if in nothing. */
export function BestMark({ player, match }: Props) {
  const { t } = useTranslation('bests');
  const text = useRecordText();
  const names = useBestsOfMatch(player, match);
  if (names.length === 0) return null;
  return (
    <span className="best-set">
      <Icon name="award" />
      {t('mark', { names: names.map(text.name).join(', ') })}
    </span>
  );
}
