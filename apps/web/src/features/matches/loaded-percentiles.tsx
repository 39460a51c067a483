import type { MatchPercentileName, MatchPlayer } from '@scrapboard/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AsOf } from '../../percentiles/as-of.tsx';
import { PercentileMark } from '../../percentiles/percentile-mark.tsx';
import { useFormat } from '../../use-format.ts';
import { matchPercentilesQuery } from './match-queries.ts';
import { useExplainMissingPercentiles } from './use-explain-missing-percentiles.ts';
import { useMatch } from './use-match.ts';

interface Props {
  name: MatchPercentileName;
  player: MatchPlayer;
}

/** The percentile of a number on the scoreboard; nothing for bots. */
export function LoadedPercentile({ name, player }: Props) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const { match } = useMatch();
  const { data } = useQuery(matchPercentilesQuery(match.id));
  const rankedPlayer = data?.players.find(({ index }) => index === player.index);
  const rankedNumber = rankedPlayer?.numbers.find((candidate) => candidate.name === name);
  if (rankedPlayer === undefined || rankedNumber === undefined) return null;
  const { cohort, wanted } = rankedPlayer;
  const isWider =
    cohort.powerScoreBand !== wanted.powerScoreBand || cohort.weaponRole !== wanted.weaponRole;
  return (
    <PercentileMark
      {...{ ranked: rankedNumber, cohort, value: format.number(rankedNumber.value) }}
      {...(isWider && { note: `(${t('matchWidened')})` })}
      text="matchMark"
      isShort
    />
  );
}

/** What the percentiles say, or why there are none. */
export function LoadedPercentilesNote() {
  const { t } = useTranslation('percentiles');
  const { match } = useMatch();
  const { data } = useSuspenseQuery(matchPercentilesQuery(match.id));
  const explainMissing = useExplainMissingPercentiles();
  return (
    <p className="card-note">
      {data.players.length === 0 ? explainMissing(data) : t('matchNote')}{' '}
      {data.asOf !== null && <AsOf instant={data.asOf} />}
    </p>
  );
}
