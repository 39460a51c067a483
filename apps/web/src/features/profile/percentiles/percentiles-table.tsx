import type { PlayerPercentileName, PlayerPercentiles } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../../explain/explain.tsx';
import type { ExplainedStat } from '../../../explain/explained-stats.ts';
import { percentOutranked } from '../../../percentiles/percent-outranked.ts';
import { PercentileBar } from '../../../percentiles/percentile-bar.tsx';
import { SaveTableButton } from '../../../percentiles/save-table-button.tsx';
import { useCohortText } from '../../../percentiles/use-cohort-text.ts';
import { TableHead } from '../../../tables/table-head.tsx';
import { hasMeaningfulRate } from '../../../ui/rate-text.tsx';
import { useFormat } from '../../../use-format.ts';
import { useStatFormat } from './use-stat-format.ts';

/** The names of the stats, as where periods are compared. */
const statTexts = {
  winRate: ['profile:graphs.winRate', 'winRate'],
  mvpRate: ['profile:stats.mvpRate', 'mvpRate'],
  killsAssists: ['profile:stats.kaName', 'killsAssists'],
  kills: ['profile:powerScores.kills', 'kills'],
  assists: ['profile:powerScores.assists', 'assists'],
  deaths: ['compare:deaths', 'deaths'],
  damage: ['profile:powerScores.damage', 'damage'],
  damageRec: ['compare:damageRec', 'damageReceived'],
  score: ['profile:powerScores.score', 'score'],
  duration: ['profile:history.length', 'duration'],
} as const satisfies Record<PlayerPercentileName, readonly [string, ExplainedStat]>;

type RankedNumber = Omit<PlayerPercentiles['numbers'][number], 'name' | 'value'>;

/** Each rate and mean with its percentile on a bar. */
export function PercentilesTable({ data }: { data: PlayerPercentiles }) {
  const { numbers, games, cohort } = data;
  const { t } = useTranslation(['profile', 'compare', 'percentiles']);
  const format = useFormat();
  const formatStat = useStatFormat();
  const cohortText = useCohortText();
  return (
    <>
      <div className="table-scroll">
        <table
          className={`table data-table percentiles ${hasMeaningfulRate(games) ? '' : 'percentiles-few'}`}
        >
          <caption className="visually-hidden">{t('percentiles:caption')}</caption>
          <TableHead
            columns={[
              { key: 'stat', label: t('percentiles:stat') },
              { key: 'value', label: t('percentiles:value'), className: 'numeric' },
              {
                key: 'rank',
                label: <Explain stat="percentile">{t('percentiles:rank')}</Explain>,
                className: 'percentiles-rank',
              },
            ]}
          />
          <tbody>
            {numbers.map(({ name, value, ...rankedNumber }) => {
              const [text, stat] = statTexts[name];
              const [low, high] = boundsOf(rankedNumber);
              const percent = format.percent(percentOutranked(rankedNumber), 0);
              const isNeutral = rankedNumber.better === null;
              return (
                <tr key={name}>
                  <th scope="row">
                    <Explain stat={stat}>{t(text)}</Explain>
                  </th>
                  <td className="numeric">{formatStat(name, value)}</td>
                  <td className="percentiles-rank">
                    <span className="percentiles-figures">
                      <strong>
                        {isNeutral ? t('percentiles:higherThan', { percent }) : percent}
                      </strong>
                      <span className="muted">
                        {t('percentiles:range', {
                          range: format.interval(low, high),
                        })}
                      </span>
                    </span>
                    <PercentileBar {...rankedNumber} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {cohort !== null && (
        <SaveTableButton
          name={`${t('percentiles:title')} ${cohortText(cohort)}`}
          headings={[
            ...[t('percentiles:stat'), t('percentiles:value'), t('percentiles:rank')],
            ...[t('profile:graphs.low'), t('profile:graphs.high')],
            ...[t('percentiles:csvCohort'), t('percentiles:csvPlayers')],
          ]}
          rows={numbers.map(({ name, value, ...ranked }) => [
            ...[t(statTexts[name][0]), value, percentOutranked(ranked), ...boundsOf(ranked)],
            ...[cohortText(cohort), cohort.count],
          ])}
        />
      )}
    </>
  );
}

/** Returns the interval of the percentage that is outranked, its lower end first. */
function boundsOf(ranked: RankedNumber): [number, number] {
  const ends = [ranked.low, ranked.high].map((percentile) =>
    percentOutranked({ ...ranked, percentile }),
  );
  return [Math.min(...ends), Math.max(...ends)];
}
