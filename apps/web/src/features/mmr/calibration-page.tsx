import './mmr.scss';
import type { CalibrationCell } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { joinCodecs, urlCodec } from '../../filters/url-codec.ts';
import { textWhere } from '../../filters/url-fields.ts';
import { gameName } from '../../i18n/game-name.ts';
import { PageTitle } from '../../page-title.tsx';
import type { PageLoader } from '../../pages/page.ts';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { MeansTable, Scores } from './calibration-tables.tsx';
import { calibrationQuery } from './mmr-queries.ts';
import { ladderCodec } from './mmr-search.ts';
import { MmrTabs } from './mmr-tabs.tsx';
import { ReliabilityCard } from './reliability-card.tsx';
import { meansOf } from './sum-calibration.ts';

/** Starts fetching the calibration of predictions. */
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

/** How well ratings predicted the results of matches. */
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
        {({ cells }) => (
          <CalibrationResults cells={cells} month={search.month} mode={search.mode} />
        )}
      </QueryState>
    </>
  );
}

interface CalibrationResultsProps {
  cells: readonly CalibrationCell[];
  month: string | undefined;
  mode: string | undefined;
}

function CalibrationResults({ cells, month, mode }: CalibrationResultsProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const formatMonth = (id: string) =>
    new Intl.DateTimeFormat(format.locale, {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${id}-01T00:00:00Z`));
  const months = [...new Set(cells.map((cell) => cell.month))].sort().reverse();
  const modes = [...new Map(cells.map((cell) => [cell.mode.id, gameName('mode', cell.mode)]))];
  const cellsOfMode = cells.filter((cell) => mode === undefined || cell.mode.id === mode);
  const cellsOfMonth = cells.filter((cell) => month === undefined || cell.month === month);
  const selectedCells = cellsOfMode.filter((cell) => month === undefined || cell.month === month);
  return (
    <>
      <section className="card mb-3" aria-labelledby="mmr-scores">
        <div className="card-top">
          <h2 id="mmr-scores">
            {t('calibration.scores')}{' '}
            <Explain stat="calibration" statName={t('calibration.scores')} />
          </h2>
          <p className="card-note">
            {t('calibration.scoresNote')} {t('calibration.counted')}
          </p>
          <div className="mmr-lists w-100">
            <CellSelect
              name="month"
              value={month}
              options={months.map((id) => ({ id, text: formatMonth(id) }))}
            />
            <CellSelect
              name="mode"
              value={mode}
              options={modes.map(([id, text]) => ({ id, text }))}
            />
          </div>
        </div>
        <Scores means={meansOf(selectedCells)} />
      </section>
      <ReliabilityCard cells={selectedCells} />
      <div className="mmr-grid mmr-means">
        <MeansTable
          by="month"
          heading={t('calibration.byMonth')}
          rows={months.map((id) => ({
            id,
            name: formatMonth(id),
            means: meansOf(cellsOfMode.filter((cell) => cell.month === id)),
          }))}
        />
        <MeansTable
          by="mode"
          heading={t('calibration.byMode')}
          rows={modes.map(([id, name]) => ({
            id,
            name,
            means: meansOf(cellsOfMonth.filter((cell) => cell.mode.id === id)),
          }))}
        />
      </div>
    </>
  );
}

interface CellSelectProps {
  name: 'month' | 'mode';
  value: string | undefined;
  options: readonly { id: string; text: string }[];
}

function CellSelect({ name, value = '', options }: CellSelectProps) {
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
