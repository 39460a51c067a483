import type { PartLeader } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import type { MarkedPlayer } from '../../questions/use-marked-player.ts';
import { useFormat } from '../../use-format.ts';

interface Props {
  markedPlayer: MarkedPlayer;
  leaders: readonly PartLeader[];
}

/** Shows with how many parts of a kind the marked player is ranked, and with how many they lead. */
export function MarkedPlayerParts({ markedPlayer, leaders }: Props) {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const rankedParts = leaders.filter((leader) => leader.marked !== null);
  const ledParts = rankedParts.filter((leader) => leader.marked?.rank === 1);
  return (
    <span className="d-block">
      {t('leaders:own.parts', {
        who: t(markedPlayer.isOwn ? 'questions:here.you' : 'questions:here.player'),
        n: format.number(rankedParts.length),
        of: format.number(leaders.length),
        led: format.number(ledParts.length),
      })}
    </span>
  );
}
