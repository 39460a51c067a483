import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import { type CalibrationMeans, EVEN_BRIER, EVEN_LOG_LOSS } from './sum-calibration.ts';

const DIGITS = 4;

/** The scores of MMR, plain Elo and always predicting one half. */
export function Scores({ means }: { means: CalibrationMeans | null }) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  if (means === null) return <Notice icon="filter" title={t('calibration.noMatches')} />;
  const rows = [
    { id: 'mmr', brier: means.brier, logLoss: means.logLoss },
    { id: 'elo', brier: means.eloBrier, logLoss: means.eloLogLoss },
    { id: 'even', brier: EVEN_BRIER, logLoss: EVEN_LOG_LOSS },
  ] as const;
  return (
    <ScrollRegion className="table-scroll" aria-label={t('calibration.scores')}>
      <table className="table data-table">
        <caption className="visually-hidden">{t('calibration.scores')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('calibration.prediction')}</th>
            <th scope="col" className="numeric">
              {t('calibration.logLoss')}
            </th>
            <th scope="col" className="numeric">
              {t('calibration.brier')}
            </th>
            <th scope="col" className="numeric">
              {t('calibration.matches')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, brier, logLoss }) => (
            <tr key={id}>
              <th scope="row">{t(`calibration.by.${id}`)}</th>
              <td className="numeric">{format.number(logLoss, DIGITS)}</td>
              <td className="numeric">{format.number(brier, DIGITS)}</td>
              <td className="numeric">{format.number(means.matches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface MeansTableProps {
  heading: string;
  rows: readonly { id: string; name: string; means: CalibrationMeans | null }[];
}

/** The scores of several groups of matches. */
export function MeansTable({ heading, rows }: MeansTableProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  return (
    <section className="card mb-3">
      <div className="card-top">
        <h2>{heading}</h2>
      </div>
      <ScrollRegion className="table-scroll" aria-label={heading}>
        <table className="table data-table">
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" className="numeric">
                {t('calibration.matches')}
              </th>
              <th scope="col" className="numeric">
                {t('calibration.logLoss')}
              </th>
              <th scope="col" className="numeric">
                {t('calibration.elo')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, means }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="numeric">{format.number(means?.matches ?? 0)}</td>
                <td className="numeric">
                  {means === null ? '–' : format.number(means.logLoss, DIGITS)}
                </td>
                <td className="numeric">
                  {means === null ? '–' : format.number(means.eloLogLoss, DIGITS)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
