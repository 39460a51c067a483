import type { PlayerBreakdownRow } from '@scrapboard/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sparkline } from '../../../charts/sparkline.tsx';
import { Explain } from '../../../explain/explain.tsx';
import { mapLabels } from '../../../filters/map-labels.ts';
import { changeSelection, type UrlFilters } from '../../../filters/match-selection.ts';
import { NoMatches } from '../../../filters/no-matches.tsx';
import { gameName } from '../../../i18n/game-name.ts';
import { SaveTableButton } from '../../../percentiles/save-table-button.tsx';
import { type Column, DataTable, type DataTableFeatures } from '../../../tables/data-table.tsx';
import { RateText, sortableRate } from '../../../ui/rate-text.tsx';
import { useFormat } from '../../../use-format.ts';
import {
  type PercentileColumns,
  usePercentileColumns,
} from '../percentiles/use-percentile-columns.tsx';
import { breakdownQuery } from '../profile-queries.ts';
import { withTab } from '../profile-search.ts';
import { toRateCells, useRateHeadings } from '../rate-cells.ts';
import { useMinGames } from '../use-min-games.tsx';
import { useProfile } from '../use-profile.ts';
import { useSort } from '../use-sort.ts';

type By = 'map' | 'mode';

const MAX_MODES_LISTED = 3;

interface NamedRow extends PlayerBreakdownRow {
  label: string;
  /** Further details: the modes of a map, the category of a mode. */
  note: string;
}

const helper = createColumnHelper<DataTableFeatures, NamedRow>();

/** Lists the modes with the most matches, and the number of others: `8v8, Clan Wars, Patrol +2`. */
function listModes(modes: PlayerBreakdownRow['modes']): string {
  const names = modes.slice(0, MAX_MODES_LISTED).map((mode) => gameName('mode', mode));
  const more = modes.length > MAX_MODES_LISTED ? ` +${modes.length - MAX_MODES_LISTED}` : '';
  return names.join(', ') + more;
}

function nameRows(by: By, rows: PlayerBreakdownRow[]): NamedRow[] {
  if (by === 'mode') {
    return rows.map((row) => ({
      ...row,
      label: gameName('mode', row),
      note: row.category === null ? '' : gameName('category', { id: row.category, name: '' }),
    }));
  }
  const labels = mapLabels(rows);
  return rows.map((row) => {
    const label = labels.get(row.id) ?? row.name;
    // The label of a map that shares its name already lists its modes.
    return { ...row, label, note: label === row.name ? listModes(row.modes) : '' };
  });
}

/** Returns the URL of the stats of only the matches in a row. */
function useRowHref(by: By) {
  const { search, href } = useProfile();
  return ({ id }: NamedRow) => {
    const filters: UrlFilters = { ...search.filters, [by]: id };
    return href(withTab(changeSelection(search, { filters }), 'stats'));
  };
}

function useBreakdownColumns(by: By, percentileColumns: PercentileColumns): Column<NamedRow>[] {
  const { t } = useTranslation(['profile', 'breakdown']);
  const format = useFormat();
  const rowHref = useRowHref(by);
  const idOf = ({ id }: NamedRow) => id;
  const numberCell = (info: { getValue: () => unknown }) => format.number(Number(info.getValue()));
  const formatResults = ({ wins, losses, draws }: NamedRow) =>
    [wins, losses, draws].map((count) => format.number(count)).join('–');
  return helper.columns([
    helper.accessor('label', {
      id: by,
      header: t(by === 'map' ? 'profile:history.map' : 'profile:history.mode'),
      sortFn: 'text',
      sortDescFirst: false,
      cell: ({ row: { original } }) => (
        <>
          <Link className="row-link" to={rowHref(original)}>
            {original.label}
          </Link>
          {original.note !== '' && <span className="row-note">{original.note}</span>}
          <span className="row-note d-sm-none">
            {t('breakdown:result')} {formatResults(original)}
          </span>
        </>
      ),
    }),
    helper.accessor('games', {
      header: t('profile:powerScores.games'),
      cell: numberCell,
      meta: {
        isNumeric: true,
        explain: <Explain stat="games" statName={t('profile:powerScores.games')} />,
      },
    }),
    helper.accessor(({ wins, losses }) => wins - losses, {
      id: 'result',
      header: t('breakdown:result'),
      sortFn: 'basic',
      cell: ({ row }) => <span className="nowrap">{formatResults(row.original)}</span>,
      meta: {
        isNumeric: true,
        from: 'sm',
        explain: <Explain stat="record" statName={t('breakdown:result')} />,
      },
    }),
    helper.accessor((row) => sortableRate(row.winRate), {
      sortUndefined: 'last',
      id: 'winRate',
      header: t('profile:powerScores.winRate'),
      sortFn: 'basic',
      cell: ({ row: { original } }) => (
        <>
          <RateText rate={original.winRate} showsRange />
          {percentileColumns.renderBelow('winRate', original.id)}
        </>
      ),
      meta: {
        isNumeric: true,
        explain: <Explain stat="winRate" statName={t('profile:powerScores.winRate')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'winRate',
      statName: t('profile:powerScores.winRate'),
      idOf,
    }),
    helper.display({
      id: 'trend',
      header: t('breakdown:trend'),
      cell: ({ row }) => <Trend line={row.original.trend} />,
      meta: { from: 'md', explain: <Explain stat="trend" statName={t('breakdown:trend')} /> },
    }),
    helper.accessor('damagePerGame', {
      header: t('profile:powerScores.damage'),
      cell: numberCell,
      meta: {
        isNumeric: true,
        from: 'md',
        explain: <Explain stat="damage" statName={t('profile:powerScores.damage')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'damage',
      statName: t('profile:powerScores.damage'),
      idOf,
      from: 'md',
    }),
    helper.accessor('scorePerGame', {
      header: t('profile:powerScores.score'),
      cell: numberCell,
      meta: {
        isNumeric: true,
        from: 'lg',
        explain: <Explain stat="score" statName={t('profile:powerScores.score')} />,
      },
    }),
    ...percentileColumns.createColumns({
      name: 'score',
      statName: t('profile:powerScores.score'),
      idOf,
      from: 'lg',
    }),
    helper.accessor('duration', {
      header: t('profile:history.length'),
      cell: (info) => format.duration(info.getValue()),
      meta: {
        isNumeric: true,
        from: 'lg',
        explain: <Explain stat="duration" statName={t('profile:history.length')} />,
      },
    }),
  ]) as Column<NamedRow>[];
}

/** Wins minus losses, from the first match to the last. */
function Trend({ line }: { line: number[] }) {
  const { t } = useTranslation(['profile', 'breakdown']);
  const format = useFormat();
  const n = format.signed(line.at(-1) ?? 0);
  if (line.length < 3) return <span className="muted">–</span>;
  const [high, low] = [Math.max(...line), Math.min(...line)].map((value) => format.signed(value));
  return (
    <Sparkline
      className="trend"
      values={line}
      label={t('breakdown:trendLabel', { n, high, low })}
    />
  );
}

const textKeys = {
  map: { heading: 'profile:tabs.maps', caption: 'breakdown:captionMap', note: 'breakdown:noteMap' },
  mode: {
    heading: 'profile:tabs.modes',
    caption: 'breakdown:captionMode',
    note: 'breakdown:noteMode',
  },
} as const;

/** How the player does on each map, or in each mode. */
function BreakdownTab({ by }: { by: By }) {
  const { t } = useTranslation(['profile', 'breakdown']);
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(breakdownQuery(id, filters, by));
  const { shownRows, control, emptyNotice } = useMinGames(data.rows, ({ games }) => games);
  const percentileColumns = usePercentileColumns(by);
  const columns = useBreakdownColumns(by, percentileColumns);
  const sorting = useSort('-games');
  const rateHeadings = useRateHeadings();
  const { heading, caption, note } = textKeys[by];
  return (
    <section className="card" aria-labelledby="breakdown">
      <div className="card-top">
        <h2 id="breakdown">{t(heading)}</h2>
        {control}
        <p className="card-note card-note-wide">{t(note)}</p>
      </div>
      {data.rows.length === 0 ? (
        <NoMatches />
      ) : shownRows.length === 0 ? (
        emptyNotice
      ) : (
        <>
          <DataTable
            caption={t(caption)}
            columns={columns}
            rows={nameRows(by, shownRows)}
            rowId={(row) => row.id}
            {...sorting}
            foot={(rows) => (
              <SaveTableButton
                name={t(caption)}
                headings={[
                  t(by === 'map' ? 'profile:history.map' : 'profile:history.mode'),
                  t('profile:powerScores.games'),
                  t('breakdown:result'),
                  ...rateHeadings(t('profile:powerScores.winRate')),
                  t('profile:powerScores.damage'),
                  t('profile:powerScores.score'),
                  t('profile:history.length'),
                ]}
                rows={rows.map((row) => [
                  ...[row.label, row.games, [row.wins, row.losses, row.draws].join('–')],
                  ...toRateCells(row.winRate),
                  ...[row.damagePerGame, row.scorePerGame, row.duration],
                ])}
              />
            )}
          />
          {percentileColumns.note}
        </>
      )}
    </section>
  );
}

export function MapsTab() {
  return <BreakdownTab by="map" />;
}

export function ModesTab() {
  return <BreakdownTab by="mode" />;
}
