import type { PlayerPartRow } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { describePart } from '../../../catalogue/describe-part.ts';
import { Explain } from '../../../explain/explain.tsx';
import { paths } from '../../../paths.ts';
import { SaveTableButton } from '../../../percentiles/save-table-button.tsx';
import { type Column, DataTable, type DataTableFeatures } from '../../../tables/data-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RateText, sortableRate } from '../../../ui/rate-text.tsx';
import { ShareCell } from '../../../ui/share-cell.tsx';
import { useFormat } from '../../../use-format.ts';
import {
  type PercentileColumns,
  usePercentileColumns,
} from '../percentiles/use-percentile-columns.tsx';
import { partsQuery } from '../profile-queries.ts';
import { toRateCells, useRateHeadings } from '../rate-cells.ts';
import { useMinGames } from '../use-min-games.tsx';
import { useProfile } from '../use-profile.ts';
import { useSort } from '../use-sort.ts';

const helper = createColumnHelper<DataTableFeatures, PlayerPartRow>();

function usePartColumns(
  kind: PartPageKind,
  percentileColumns: PercentileColumns,
): Column<PlayerPartRow>[] {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return useMemo(() => {
    const numberCell = (info: { getValue: () => unknown }) =>
      format.number(Number(info.getValue()));
    return helper.columns([
      helper.accessor((row) => row.part.name, {
        id: 'part',
        header: t('parts.part'),
        sortFn: 'text',
        sortDescFirst: false,
        cell: ({ row }) => (
          <>
            <Link className="part-name" to={paths.part(kind, row.original.part.id)}>
              {row.original.part.name}
            </Link>
            <span className="row-note">{describePart({ ...row.original, faction: null })}</span>
          </>
        ),
        meta: { isRowHeader: true },
      }),
      helper.accessor('games', {
        header: t('parts.games'),
        cell: numberCell,
        meta: { isNumeric: true, explain: <Explain stat="games" statName={t('parts.games')} /> },
      }),
      helper.accessor((row) => sortableRate(row.winRate), {
        sortUndefined: 'last',
        id: 'winRate',
        header: t('parts.winRate'),
        sortFn: 'basic',
        cell: ({ row: { original } }) => (
          <>
            <RateText rate={original.winRate} showsRange />
            {percentileColumns.renderBelow('winRate', original.part.id)}
          </>
        ),
        meta: {
          isNumeric: true,
          explain: <Explain stat="winRate" statName={t('parts.winRate')} />,
        },
      }),
      ...percentileColumns.createColumns<PlayerPartRow>({
        ...{ name: 'winRate', statName: t('parts.winRate') },
        idOf: ({ part }) => part.id,
      }),
      helper.accessor('damagePerGame', {
        header: t('parts.damagePerGame'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          explain: <Explain stat="damage" statName={t('parts.damagePerGame')} />,
        },
      }),
      helper.accessor('damage', {
        header: t('parts.damage'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          from: 'md',
          explain: <Explain stat="partDamage" statName={t('parts.damage')} />,
        },
      }),
      helper.accessor('damageShare', {
        header: t('parts.damageShare'),
        cell: (info) => <ShareCell percent={info.getValue()} max={100} />,
        meta: {
          isNumeric: true,
          from: 'md',
          explain: <Explain stat="damageShare" statName={t('parts.damageShare')} />,
        },
      }),
      helper.accessor('hits', {
        header: t('parts.hits'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          explain: <Explain stat="hits" statName={t('parts.hits')} />,
          from: 'lg',
        },
      }),
      helper.accessor('kills', {
        header: t('parts.kills'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          explain: <Explain stat="kills" statName={t('parts.kills')} />,
          from: 'sm',
        },
      }),
    ]) as Column<PlayerPartRow>[];
  }, [t, format, kind, percentileColumns]);
}

const captions = {
  weapon: 'parts.captionWeapon',
  movement: 'parts.captionMovement',
  cabin: 'parts.captionCabin',
} as const;
const headings = {
  weapon: 'tabs.weapons',
  movement: 'tabs.movement',
  cabin: 'tabs.cabins',
} as const;

function PartsTab({ kind }: { kind: PartPageKind }) {
  const { t } = useTranslation('profile');
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(partsQuery(id, filters, kind));
  const percentileColumns = usePercentileColumns(kind);
  const columns = usePartColumns(kind, percentileColumns);
  const { shownRows, control, emptyNotice } = useMinGames(data.parts, ({ games }) => games);
  const sorting = useSort('-damage');
  const rateHeadings = useRateHeadings();
  return (
    <section className="card" aria-labelledby="parts">
      <div className="card-top">
        <h2 id="parts">{t(headings[kind])}</h2>
        {control}
        <p className="card-note card-note-wide">
          {t('parts.note')}{' '}
          <Link to={paths.builds({ player: id, period: 'all', minGames: '0' })}>
            {t('parts.builds')}
          </Link>
        </p>
      </div>
      {data.parts.length === 0 ? (
        <Notice icon="crosshair" title={t('parts.none')} text={t('parts.note')} />
      ) : shownRows.length === 0 ? (
        emptyNotice
      ) : (
        <>
          <DataTable
            caption={t(captions[kind])}
            columns={columns}
            rows={shownRows}
            rowId={(row) => row.part.id}
            {...sorting}
            foot={(rows) => (
              <SaveTableButton
                name={t(captions[kind])}
                headings={[
                  t('parts.part'),
                  t('parts.games'),
                  ...rateHeadings(t('parts.winRate')),
                  t('parts.damagePerGame'),
                  t('parts.damage'),
                  t('parts.damageShare'),
                  t('parts.hits'),
                  t('parts.kills'),
                ]}
                rows={rows.map((row) => [
                  ...[row.part.name, row.games, ...toRateCells(row.winRate), row.damagePerGame],
                  ...[row.damage, row.damageShare, row.hits, row.kills],
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

export function WeaponsTab() {
  return <PartsTab kind="weapon" />;
}

export function MovementTab() {
  return <PartsTab kind="movement" />;
}

export function CabinsTab() {
  return <PartsTab kind="cabin" />;
}
