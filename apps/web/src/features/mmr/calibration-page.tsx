import './mmr.scss';
import type { CalibrationCell } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { FilterContext } from '../../filters/filter-context.ts';
import { changeSelection } from '../../filters/match-selection.ts';
import { NoMatches } from '../../filters/no-matches.tsx';
import { gameName } from '../../i18n/game-name.ts';
import { loadQuery } from '../../load-query.ts';
import { PageTitle } from '../../page-title.tsx';
import type { PageLoader } from '../../pages/page.ts';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { statusQuery, useStatus } from '../../status.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import {
  type CalibrationSearch,
  calibrationCodec,
  daysOfMonth,
  toCalibrationDays,
} from './calibration-search.ts';
import { MeansTable, ScoresCard } from './calibration-tables.tsx';
import { calibrationQuery } from './mmr-queries.ts';
import { MmrTabs } from './mmr-tabs.tsx';
import { ReliabilityCard } from './reliability-card.tsx';
import { meansOf } from './sum-calibration.ts';

/** Starts fetching how accurate predictions were. */
export const loadCalibration: PageLoader = async (client, { request }) => {
  const search = calibrationCodec.read(new URL(request.url).searchParams);
  // The period of the current season needs its start.
  const { season } = await loadQuery(client, statusQuery);
  void client.prefetchQuery(
    calibrationQuery(toCalibrationDays(search, new Date(), season.startsAt)),
  );
  return null;
};

const calibrationHref = (search: CalibrationSearch) =>
  paths.mmrCalibration(calibrationCodec.write(search));

/** How well ratings predicted the results of matches. */
export function CalibrationPage() {
  const { t } = useTranslation('mmr');
  const [urlQuery] = useSearchParams();
  const search = calibrationCodec.read(urlQuery);
  const seasonStartsAt = useStatus()?.season.startsAt;
  const query = useQuery({
    ...calibrationQuery(toCalibrationDays(search, new Date(), seasonStartsAt)),
    placeholderData: keepPreviousData,
  });
  const cells = query.data?.cells;
  const filters = useMemo(
    (): FilterContext => ({
      read: calibrationCodec.read,
      selectionHref: (urlQuery, change) =>
        calibrationHref(changeSelection(calibrationCodec.read(urlQuery), change)),
      options: {
        ...{ categories: [], maps: [], regions: [], partySizes: [] },
        modes: countModes(cells ?? []),
      },
      hasPowerScore: false,
    }),
    [cells],
  );
  const { mode } = search.filters;
  const isFiltered = search.period !== 'all' || mode !== undefined;
  return (
    <FilterContext value={filters}>
      <FilterBar heading={<PageTitle />} />
      <div className="mmr-lists mb-3">
        <MmrTabs current="calibration" search={search} />
      </div>
      <FilterChips />
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
          when: (data) => filterByMode(data.cells, mode).length === 0,
          show: isFiltered ? (
            <NoMatches />
          ) : (
            <Notice
              icon="trendingUp"
              title={t('calibration.none')}
              text={t('calibration.noneText')}
            />
          ),
        }}
      >
        {(data) => <CalibrationResults cells={filterByMode(data.cells, mode)} search={search} />}
      </QueryState>
    </FilterContext>
  );
}

const filterByMode = (cells: readonly CalibrationCell[], mode: string | undefined) =>
  cells.filter((cell) => mode === undefined || cell.mode.id === mode);

/** Returns the modes of rated matches, with the number of matches of each. */
function countModes(cells: readonly CalibrationCell[]) {
  return [...Map.groupBy(cells, ({ mode }) => mode.id).values()].flatMap((modeCells) => {
    const [first] = modeCells;
    if (first === undefined) return [];
    const matches = modeCells.reduce((sum, cell) => sum + cell.matches, 0);
    return [{ ...first.mode, category: 'pvp' as const, matches }];
  });
}

interface CalibrationResultsProps {
  cells: readonly CalibrationCell[];
  search: CalibrationSearch;
}

function CalibrationResults({ cells, search }: CalibrationResultsProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const formatMonth = (id: string) =>
    new Intl.DateTimeFormat(format.locale, {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${id}-01T00:00:00Z`));
  const means = meansOf(cells);
  const byMonth = [...Map.groupBy(cells, ({ month }) => month)].sort(([a], [b]) =>
    a < b ? 1 : -1,
  );
  const byMode = [...Map.groupBy(cells, ({ mode }) => mode.id)];
  return (
    <>
      {means !== null && <ScoresCard means={means} />}
      <ReliabilityCard cells={cells} />
      <div className="mmr-grid mmr-means">
        <MeansTable
          by="month"
          heading={t('calibration.byMonth')}
          rows={byMonth.map(([id, monthCells]) => ({
            id,
            name: formatMonth(id),
            href: calibrationHref(
              changeSelection(search, { period: 'custom', ...daysOfMonth(id) }),
            ),
            means: meansOf(monthCells),
          }))}
        />
        <MeansTable
          by="mode"
          heading={t('calibration.byMode')}
          rows={byMode.map(([id, modeCells]) => ({
            id,
            name: gameName('mode', modeCells[0]?.mode ?? { id, name: id }),
            href: calibrationHref(changeSelection(search, { filters: { mode: id } })),
            means: meansOf(modeCells),
          }))}
        />
      </div>
    </>
  );
}
