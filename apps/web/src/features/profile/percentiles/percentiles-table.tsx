import type { PlayerPercentileName, PlayerPercentiles } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../../explain/explain.tsx';
import type { ExplainedStat } from '../../../explain/explained-stats.ts';
import { betterThan } from '../../../percentiles/better-than.ts';
import { PercentileBar } from '../../../percentiles/percentile-bar.tsx';
import { TableHead } from '../../../tables/table-head.tsx';
import { hasMeaningfulRate } from '../../../ui/rate-text.tsx';
import { useFormat } from '../../../use-format.ts';
import { useStatFormat } from './use-stat-format.ts';

/** The names of the stats, as where periods are compared. */
const stats = {
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

/** Each rate and mean with its percentile on a bar. */
export function PercentilesTable({ data: { numbers, games } }: { data: PlayerPercentiles }) {
  const { t } = useTranslation(['profile', 'compare', 'percentiles']);
  const format = useFormat();
  const formatStat = useStatFormat();
  return (
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
          {numbers.map(({ name, value, ...ranked }) => {
            const [text, stat] = stats[name];
            const bounds = [ranked.low, ranked.high]
              .map((percentile) => betterThan({ ...ranked, percentile }))
              .sort((a, b) => a - b);
            const percent = format.percent(betterThan(ranked), 0);
            const isNeutral = ranked.better === null;
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
                        range: format.interval(bounds[0] as number, bounds[1] as number),
                      })}
                    </span>
                  </span>
                  <PercentileBar {...ranked} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
