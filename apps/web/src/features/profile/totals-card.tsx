import type { ProfileFold, ProfileNumbers } from '@scrapboard/contract/profile-fields';
import { perGame } from '@scrapboard/statistics/rates';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { TableHead } from '../../tables/table-head.tsx';
import { useFormat } from '../../use-format.ts';

/** The rows: text key, fold and explanation. */
const metrics = [
  ['k', 'kills', 'kills'],
  ['a', 'assists', 'assists'],
  ['d', 'deaths', 'deaths'],
  ['dmg', 'damage', 'damage'],
  ['dmgRec', 'damage_rec', 'damageReceived'],
  ['mvp', null, 'mvp'],
  ['score', 'score', 'score'],
  ['time', 'duration', 'duration'],
] as const satisfies [string, ProfileFold | null, ExplainedStat][];

/** Totals, and the minimum, maximum and average per game. */
export function TotalsCard({ profile }: { profile: ProfileNumbers }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { games } = profile;
  return (
    <section className="card" aria-labelledby="totals">
      <div className="card-top">
        <h2 id="totals">{t('totals.heading')}</h2>
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
                label: t(`totals.${key}`),
                className: 'numeric',
              })),
            ]}
          />
          <tbody>
            {metrics.map(([key, fold, stat]) => {
              const total = fold === null ? profile.mvp : profile[`tot_${fold}`];
              const formatValue = fold === 'duration' ? format.duration : format.number;
              const mean = perGame(total, games);
              return (
                <tr key={key}>
                  <th scope="row">
                    <Explain stat={stat}>{t(`totals.${key}`)}</Explain>
                  </th>
                  <td className="numeric">{formatValue(total)}</td>
                  <td className="numeric">
                    {fold === null ? '–' : formatValue(profile[`min_${fold}`])}
                  </td>
                  <td className="numeric">
                    {fold === null ? '–' : formatValue(profile[`max_${fold}`])}
                  </td>
                  <td className="numeric">
                    {fold === 'duration'
                      ? format.duration(mean)
                      : format.number(mean, mean < 100 ? 2 : 0)}
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
