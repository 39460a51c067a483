import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toCsv } from '../../charts/to-csv.ts';
import { Explain } from '../../explain/explain.tsx';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import { type CalibrationMeans, EVEN_BRIER, EVEN_LOG_LOSS } from './sum-calibration.ts';

const SCORE_DIGITS = 4;

/** The scores of MMR, plain Elo and always predicting one half. */
export function ScoresCard({ means }: { means: CalibrationMeans }) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const rows = [
    { id: 'mmr', brier: means.brier, logLoss: means.logLoss },
    { id: 'elo', brier: means.eloBrier, logLoss: means.eloLogLoss },
    { id: 'even', brier: EVEN_BRIER, logLoss: EVEN_LOG_LOSS },
  ] as const;
  const fetchText = async () =>
    toCsv(
      ['prediction', 'logLoss', 'brier', 'matches'].map((key) =>
        t(`calibration.${key as 'brier'}`),
      ),
      rows.map(({ id, brier, logLoss }) => [
        ...[t(`calibration.by.${id}`), logLoss, brier, means.matches],
      ]),
    );
  return (
    <section className="card mb-3" aria-labelledby="mmr-scores">
      <div className="card-top">
        <h2 id="mmr-scores">
          {t('calibration.scores')}{' '}
          <Explain stat="calibration" statName={t('calibration.scores')} />
        </h2>
        <SaveCsvButton
          fileName="mmr-scores.csv"
          texts={{ save: t('csv.save'), failed: t('csv.failed') }}
          fetchText={fetchText}
        />
        <p className="card-note w-100">
          {t('calibration.scoresNote')} {t('calibration.counted')}
        </p>
      </div>
      <ScrollRegion className="table-scroll" aria-label={t('calibration.scores')}>
        <table className="table data-table">
          <caption className="visually-hidden">{t('calibration.scores')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('calibration.prediction')}</th>
              <th scope="col" className="numeric">
                <Explain stat="calibration">{t('calibration.logLoss')}</Explain>
              </th>
              <th scope="col" className="numeric">
                <Explain stat="calibration">{t('calibration.brier')}</Explain>
              </th>
              <th scope="col" className="numeric">
                <Explain stat="ratedGames">{t('calibration.matches')}</Explain>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, brier, logLoss }) => (
              <tr key={id}>
                <th scope="row">{t(`calibration.by.${id}`)}</th>
                <td className="numeric">{format.number(logLoss, SCORE_DIGITS)}</td>
                <td className="numeric">{format.number(brier, SCORE_DIGITS)}</td>
                <td className="numeric">{format.number(means.matches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

interface MeansTableProps {
  /** What the rows are, which names the file of the table too. */
  by: 'month' | 'mode';
  heading: string;
  rows: readonly {
    id: string;
    name: string;
    /** The page for only these matches. */
    href: string;
    means: CalibrationMeans | null;
  }[];
}

const MEANS = [
  { id: 'logLoss', text: 'calibration.logLoss' },
  { id: 'eloLogLoss', text: 'calibration.elo' },
  { id: 'brier', text: 'calibration.brier' },
  { id: 'eloBrier', text: 'calibration.eloBrier' },
] as const;

/** Narrow screens leave room for one pair of scores. */
const classOf = (id: string) =>
  id.toLowerCase().endsWith('brier') ? 'numeric d-none d-md-table-cell' : 'numeric';

/** The scores of several groups of matches. */
export function MeansTable({ by, heading, rows }: MeansTableProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const fetchText = async () =>
    toCsv(
      [t(`calibration.${by}`), t('calibration.matches'), ...MEANS.map(({ text }) => t(text))],
      rows.map(({ id, means }) => [
        ...[id, means?.matches ?? 0],
        ...MEANS.map((mean) => means?.[mean.id] ?? null),
      ]),
    );
  return (
    <section className="card mb-3">
      <div className="card-top">
        <h2>{heading}</h2>
        <SaveCsvButton
          fileName={`mmr-${by}.csv`}
          texts={{ save: t('csv.save'), failed: t('csv.failed') }}
          fetchText={fetchText}
        />
      </div>
      <ScrollRegion className="table-scroll" aria-label={heading}>
        <table className="table data-table">
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`calibration.${by}`)}</th>
              <th scope="col" className="numeric">
                <Explain stat="ratedGames">{t('calibration.matches')}</Explain>
              </th>
              {MEANS.map(({ id, text }) => (
                <th key={id} scope="col" className={classOf(id)}>
                  <Explain stat="calibration">{t(text)}</Explain>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, href, means }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="row-link" to={href} preventScrollReset>
                    {name}
                  </Link>
                </th>
                <td className="numeric">{format.number(means?.matches ?? 0)}</td>
                {MEANS.map((mean) => (
                  <td key={mean.id} className={classOf(mean.id)}>
                    {means === null ? '–' : format.number(means[mean.id], SCORE_DIGITS)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
