import './mmr.scss';
import type { CalibrationCell } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { IntervalPlot } from '../../charts/interval-plot.tsx';
import { OwnLegend } from '../../charts/own-mark.tsx';
import { Explain } from '../../explain/explain.tsx';
import { joinCodecs, urlCodec } from '../../filters/url-codec.ts';
import { textWhere } from '../../filters/url-fields.ts';
import { gameName } from '../../i18n/game-name.ts';
import { PageTitle } from '../../page-title.tsx';
import type { PageLoader } from '../../pages/page.ts';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { calibrationQuery } from './mmr-queries.ts';
import { ladderCodec } from './mmr-search.ts';
import { MmrTabs } from './mmr-tabs.tsx';
import {
  type CalibrationMeans,
  EVEN_BRIER,
  EVEN_LOG_LOSS,
  meansOf,
  reliabilityOf,
} from './sum-calibration.ts';

/** Starts fetching how good predictions were. */
export const loadCalibration: PageLoader = (client) => {
  void client.prefetchQuery(calibrationQuery);
  return null;
};

const codec = joinCodecs(
  ladderCodec,
  urlCodec<{ month?: string; mode?: string }>({
    month: textWhere((text) => /^\d{4}-\d\d$/.test(text)),
    mode: textWhere((text) => /^[\w.-]{1,80}$/.test(text)),
  }),
);

/** How good the predictions of ratings were, in public. */
export function CalibrationPage() {
  const { t } = useTranslation('mmr');
  const [urlQuery] = useSearchParams();
  const search = codec.read(urlQuery);
  const query = useQuery(calibrationQuery);
  return (
    <>
      <div className="page-header">
        <PageTitle />
      </div>
      <div className="mmr-lists mb-3">
        <MmrTabs current="calibration" search={search} />
      </div>
      <section className="card mb-3" aria-labelledby="mmr-model">
        <div className="card-top">
          <h2 id="mmr-model">{t('calibration.what')}</h2>
        </div>
        <div className="card-body mmr-prose">
          <p>{t('calibration.first')}</p>
          <p>{t('calibration.second')}</p>
          <ul>
            <li>{t('calibration.model.bots')}</li>
            <li>{t('calibration.model.sides')}</li>
            <li>{t('calibration.model.party')}</li>
            <li>{t('calibration.model.modes')}</li>
            <li>{t('calibration.model.slope')}</li>
          </ul>
        </div>
      </section>
      <QueryState
        query={query}
        loading={<Skeleton height="30rem" />}
        empty={{
          when: ({ cells }) => cells.length === 0,
          show: (
            <Notice
              icon="trendingUp"
              title={t('calibration.none')}
              text={t('calibration.noneText')}
            />
          ),
        }}
      >
        {({ cells }) => <Results cells={cells} month={search.month} mode={search.mode} />}
      </QueryState>
    </>
  );
}

interface ResultsProps {
  cells: readonly CalibrationCell[];
  month: string | undefined;
  mode: string | undefined;
}

function Results({ cells, month, mode }: ResultsProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const monthText = (id: string) =>
    new Intl.DateTimeFormat(format.locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${id}-01T00:00:00Z`));
  const months = [...new Set(cells.map((cell) => cell.month))].sort().reverse();
  const modes = [...new Map(cells.map((cell) => [cell.mode.id, gameName('mode', cell.mode)]))];
  const inMode = cells.filter((cell) => mode === undefined || cell.mode.id === mode);
  const inMonth = cells.filter((cell) => month === undefined || cell.month === month);
  const selected = inMode.filter((cell) => month === undefined || cell.month === month);
  return (
    <>
      <section className="card mb-3" aria-labelledby="mmr-scores">
        <div className="card-top">
          <h2 id="mmr-scores">
            {t('calibration.scores')}{' '}
            <Explain stat="calibration" statName={t('calibration.scores')} />
          </h2>
          <p className="card-note">{t('calibration.scoresNote')}</p>
          <div className="mmr-lists w-100">
            <Choice
              name="month"
              value={month}
              options={months.map((id) => ({ id, text: monthText(id) }))}
            />
            <Choice name="mode" value={mode} options={modes.map(([id, text]) => ({ id, text }))} />
          </div>
        </div>
        <Scores means={meansOf(selected)} />
      </section>
      <Reliability cells={selected} />
      <div className="mmr-grid">
        <MeansTable
          heading={t('calibration.byMonth')}
          rows={months.map((id) => ({
            id,
            name: monthText(id),
            means: meansOf(inMode.filter((cell) => cell.month === id)),
          }))}
        />
        <MeansTable
          heading={t('calibration.byMode')}
          rows={modes.map(([id, name]) => ({
            id,
            name,
            means: meansOf(inMonth.filter((cell) => cell.mode.id === id)),
          }))}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  name: 'month' | 'mode';
  value: string | undefined;
  options: readonly { id: string; text: string }[];
}

function Choice({ name, value = '', options }: ChoiceProps) {
  const { t } = useTranslation('mmr');
  const navigate = useNavigate();
  const [urlQuery] = useSearchParams();
  const id = useId();
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {t(`calibration.${name}`)}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={value}
        onChange={({ target }) => {
          const search = codec.read(urlQuery);
          const query = { ...codec.write(search), [name]: target.value || undefined };
          void navigate(paths.mmrCalibration(query), { preventScrollReset: true });
        }}
      >
        <option value="">{t(`calibration.every.${name}`)}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

const DIGITS = 4;

function Scores({ means }: { means: CalibrationMeans | null }) {
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

function Reliability({ cells }: { cells: readonly CalibrationCell[] }) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const rows = reliabilityOf(cells).map((row) => ({
    ...row,
    name: `${format.number(50 + 5 * row.bin)}–${format.percent(55 + 5 * row.bin, 0)}`,
    lines: [
      t('calibration.won', {
        percent: format.percent(row.observed, 1),
        range: format.interval(row.low, row.high),
      }),
      t('calibration.predicted', { percent: format.percent(row.predicted, 1) }),
      t('calibration.count', { count: row.matches, n: format.number(row.matches) }),
    ],
  }));
  const name = t('calibration.reliability');
  return (
    <section className="card mb-3" aria-labelledby="mmr-reliability">
      <div className="card-top">
        <h2 id="mmr-reliability">{name}</h2>
        <p className="card-note">{t('calibration.reliabilityNote')}</p>
      </div>
      <div className="card-body">
        <ChartFigure
          name={name}
          kind="bars"
          points={rows.map((row) => ({ title: row.name, value: row.observed, lines: row.lines }))}
          formatValue={(value) => format.percent(value, 0)}
          legend={<OwnLegend text={t('calibration.legend')} />}
          table={{
            headings: ['chance', 'predictedHeading', 'wonHeading', 'low', 'high', 'matches'].map(
              (key) => t(`calibration.${key as 'chance'}`),
            ),
            rows: rows.map((row) => ({
              text: [
                row.name,
                format.percent(row.predicted, 1),
                format.percent(row.observed, 1),
                format.percent(row.low, 1),
                format.percent(row.high, 1),
                format.number(row.matches),
              ],
              raw: [row.name, row.predicted, row.observed, row.low, row.high, row.matches],
            })),
          }}
        >
          <IntervalPlot
            label={name}
            rows={rows.map((row) => ({
              id: String(row.bin),
              name: row.name,
              value: row.observed,
              low: row.low,
              high: row.high,
              own: row.predicted,
              lines: row.lines,
            }))}
            formatValue={(value) => format.percent(value, 0)}
          />
        </ChartFigure>
      </div>
    </section>
  );
}

interface MeansTableProps {
  heading: string;
  rows: readonly { id: string; name: string; means: CalibrationMeans | null }[];
}

function MeansTable({ heading, rows }: MeansTableProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  return (
    <section className="card mb-3" aria-label={heading}>
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
