import type { PlayerComparison } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../../explain/explain.tsx';
import { QueryFailure } from '../../../query-states/query-failure.tsx';
import { TableHead } from '../../../tables/table-head.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFormat } from '../../../use-format.ts';
import { classOfChange } from './change.tsx';
import { useComparison } from './use-comparison.ts';
import { type FigureName, useFigureFormat } from './use-figure-format.ts';
import './compare.scss';

/** All numbers of the profile beside those of the other period; nothing without a comparison. */
export function ComparisonCard() {
  const { t } = useTranslation(['profile', 'compare']);
  const comparison = useComparison();
  if (comparison === undefined) return null;
  const { data, failure, retry, period } = comparison;
  return (
    <section className="card" aria-labelledby="comparison">
      <div className="card-top">
        <h2 id="comparison">{t('compare:heading', { period })}</h2>
        <p className="card-note card-note-wide">{`${t('compare:note')} ${t('compare:unjudged')}`}</p>
      </div>
      {data !== undefined && <ComparisonTable data={data} />}
      {data === undefined && (
        <div className="card-body">
          {failure === null ? (
            <Skeleton height="24rem" />
          ) : (
            <QueryFailure failure={failure} onRetry={retry} />
          )}
        </div>
      )}
    </section>
  );
}

function ComparisonTable({ data }: { data: PlayerComparison }) {
  const { t } = useTranslation(['profile', 'compare']);
  return (
    <ScrollRegion className="table-scroll" aria-labelledby="comparison">
      <table className="table data-table comparison">
        <caption className="visually-hidden">{t('compare:caption')}</caption>
        <TableHead
          columns={[
            { key: 'figure', label: t('compare:figure') },
            { key: 'now', label: t('compare:now'), className: 'numeric' },
            { key: 'earlier', label: t('compare:earlier'), className: 'numeric' },
            { key: 'difference', label: t('compare:difference'), className: 'numeric' },
            {
              key: 'chance',
              label: <Explain stat="chance">{t('compare:chance')}</Explain>,
              className: 'd-none d-sm-table-cell',
            },
          ]}
        />
        <tbody>
          <UnjudgedRow label={t('profile:stats.games')} {...data.games} />
          <UnjudgedRow label={t('profile:title.recorded')} {...data.recorded} />
          <UnjudgedRow label={t('profile:title.uploaded')} {...data.uploaded} />
          <UnjudgedRow label={t('profile:stats.wins')} {...data.wins} />
          <FigureRow label={t('profile:graphs.winRate')} figureName="winRate" data={data} />
          <UnjudgedRow label={t('profile:stats.mvp')} {...data.mvp} />
          <FigureRow label={t('profile:stats.mvpRate')} figureName="mvpRate" data={data} />
          <FigureRow label={t('profile:stats.kaName')} figureName="killsAssists" data={data} />
          <FigureRow label={t('profile:powerScores.kills')} figureName="kills" data={data} />
          <FigureRow label={t('profile:powerScores.assists')} figureName="assists" data={data} />
          <FigureRow label={t('compare:deaths')} figureName="deaths" data={data} />
          <FigureRow label={t('profile:powerScores.damage')} figureName="damage" data={data} />
          <FigureRow label={t('compare:damageRec')} figureName="damageRec" data={data} />
          <FigureRow label={t('profile:powerScores.score')} figureName="score" data={data} />
          <FigureRow label={t('profile:history.length')} figureName="duration" data={data} />
          <UnjudgedRow label={t('compare:mmr')} {...data.mmr} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A number whose change has no verdict. */
function UnjudgedRow({
  label,
  now,
  before,
}: {
  label: string;
  now: number | null;
  before: number | null;
}) {
  const format = useFormat();
  const formatValue = (value: number | null) => (value === null ? '–' : format.number(value));
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="numeric">{formatValue(now)}</td>
      <td className="numeric">{formatValue(before)}</td>
      <td className="numeric">
        {now === null || before === null ? '–' : format.signed(now - before)}
      </td>
      <td className="d-none d-sm-table-cell" />
    </tr>
  );
}

function FigureRow({
  label,
  figureName,
  data,
}: {
  label: string;
  figureName: FigureName;
  data: PlayerComparison;
}) {
  const { t } = useTranslation(['profile', 'compare']);
  const figureFormat = useFigureFormat();
  const figure = data[figureName];
  const range = figureFormat.range(figureName, figure);
  const verdict = t(`compare:verdict.${figure.verdict}`);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="numeric">
        {data.games.now > 0 ? figureFormat.value(figureName, figure.now) : '–'}
      </td>
      <td className="numeric">
        {data.games.before > 0 ? figureFormat.value(figureName, figure.before) : '–'}
      </td>
      <td className="numeric">
        <span className={`nowrap ${classOfChange(figureName, figure.verdict)}`}>
          {figureFormat.difference(figureName, figure.difference)}
        </span>
        {range !== undefined && figure.verdict !== 'few' && (
          <span className="row-note nowrap">{range}</span>
        )}
        <span className="row-note d-sm-none">{verdict}</span>
      </td>
      <td className={`d-none d-sm-table-cell ${classOfChange(figureName, figure.verdict)}`}>
        {verdict}
      </td>
    </tr>
  );
}
