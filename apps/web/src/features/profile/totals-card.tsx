import type { ProfileNumbers, RangedColumn } from '@scrapboard/contract/profile-fields';
import { perGame } from '@scrapboard/statistics/rates';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { TableHead } from '../../tables/table-head.tsx';
import { useFormat } from '../../use-format.ts';
import { TotalsChange, TotalsNote } from './compare/comparison.tsx';
import type { TotalName } from './compare/totals-change.tsx';
import { StatPercentile } from './percentiles/percentiles.tsx';

/** The rows: text key, column of the total, minimum and maximum, explanation and name in a comparison. */
const metrics = [
  ['k', 'kills', 'kills', 'kills'],
  ['a', 'assists', 'assists', 'assists'],
  ['d', 'deaths', 'deaths', 'deaths'],
  ['dmg', 'damage', 'damage', 'damage'],
  ['dmgRec', 'damage_rec', 'damageReceived', 'damageRec'],
  ['mvp', null, 'mvp', 'mvp'],
  ['score', 'score', 'score', 'score'],
  ['time', 'duration', 'duration', 'duration'],
] as const satisfies [string, RangedColumn | null, ExplainedStat, TotalName][];

const columnStats = { min: 'minimum', max: 'maximum', avg: 'average' } as const;

/** Totals, and the minimum, maximum and average per game. */
export function TotalsCard({ profile }: { profile: ProfileNumbers }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { games } = profile;
  return (
    <section className="card" aria-labelledby="totals">
      <div className="card-top">
        <h2 id="totals">{t('totals.heading')}</h2>
        <TotalsNote />
      </div>
      <div className="table-scroll">
        <table className="table data-table totals" aria-labelledby="totals">
          <TableHead
            columns={[
              {
                key: 'metric',
                label: <span className="visually-hidden">{t('totals.metric')}</span>,
              },
              ...(['total', 'min', 'max', 'avg'] as const).map((key) => ({
                key,
                label:
                  key === 'total' ? (
                    t('totals.total')
                  ) : (
                    <Explain stat={columnStats[key]}>{t(`totals.${key}`)}</Explain>
                  ),
                className: 'numeric',
              })),
            ]}
          />
          <tbody>
            {metrics.map(([key, rangedColumn, stat, totalName]) => {
              const total = rangedColumn === null ? profile.mvp : profile[`tot_${rangedColumn}`];
              const formatValue = rangedColumn === 'duration' ? format.duration : format.number;
              const mean = perGame(total, games);
              return (
                <tr key={key}>
                  <th scope="row">
                    <Explain stat={stat}>{t(`totals.${key}`)}</Explain>
                  </th>
                  <td className="numeric">
                    {formatValue(total)}
                    <TotalsChange totalName={totalName} column="total" />
                  </td>
                  {(['min', 'max'] as const).map((column) => (
                    <td key={column} className="numeric">
                      {rangedColumn === null
                        ? '–'
                        : formatValue(profile[`${column}_${rangedColumn}`])}
                      <TotalsChange totalName={totalName} column={column} />
                    </td>
                  ))}
                  <td className="numeric">
                    {rangedColumn === 'duration'
                      ? format.duration(mean)
                      : format.number(mean, mean < 100 ? 2 : 0)}
                    <TotalsChange totalName={totalName} column="avg" />
                    <StatPercentile name={totalName === 'mvp' ? 'mvpRate' : totalName} as="span" />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
