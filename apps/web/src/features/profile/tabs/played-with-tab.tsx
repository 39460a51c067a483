import type { PlayedWithRow } from '@scrapboard/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../../explain/explain.tsx';
import { paths } from '../../../paths.ts';
import { SaveTableButton } from '../../../percentiles/save-table-button.tsx';
import { type Column, DataTable, type DataTableFeatures } from '../../../tables/data-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RateText, sortableRate } from '../../../ui/rate-text.tsx';
import { TimeButtonGroup } from '../../../ui/time-button-group.tsx';
import { TimeText } from '../../../ui/time-text.tsx';
import { useFormat } from '../../../use-format.ts';
import { playedWithQuery } from '../profile-queries.ts';
import { toRateCells, useRateHeadings } from '../rate-cells.ts';
import { RivalsCard } from '../rivals-card.tsx';
import { toVersusQuery } from '../to-versus-query.ts';
import { useMinGames } from '../use-min-games.tsx';
import { useProfile } from '../use-profile.ts';
import { useSort } from '../use-sort.ts';

const helper = createColumnHelper<DataTableFeatures, PlayedWithRow>();

function usePlayedWithColumns(): Column<PlayedWithRow>[] {
  const { t } = useTranslation(['profile', 'compare']);
  const { id, filters } = useProfile();
  const format = useFormat();
  return useMemo(() => {
    const numberCell = (info: { getValue: () => unknown }) =>
      format.number(Number(info.getValue()));
    return helper.columns([
      helper.accessor((row) => row.player.nickname, {
        id: 'player',
        header: t('profile:playedWith.player'),
        sortFn: 'text',
        sortDescFirst: false,
        cell: ({ row }) => (
          <Link className="row-link" to={paths.player(row.original.player.id)}>
            {row.original.player.nickname}
          </Link>
        ),
      }),
      helper.accessor((row) => row.together.of, {
        id: 'together',
        header: t('profile:playedWith.together'),
        sortFn: 'basic',
        cell: numberCell,
        meta: {
          isNumeric: true,
          explain: <Explain stat="games" statName={t('profile:playedWith.together')} />,
        },
      }),
      helper.accessor((row) => sortableRate(row.together), {
        sortUndefined: 'last',
        id: 'togetherRate',
        header: t('profile:playedWith.togetherRate'),
        sortFn: 'basic',
        cell: ({ row }) => <RateText rate={row.original.together} showsRange />,
        meta: {
          isNumeric: true,
          explain: <Explain stat="winRate" statName={t('profile:playedWith.togetherRate')} />,
        },
      }),
      helper.accessor('inParty', {
        header: t('profile:playedWith.inParty'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          from: 'md',
          explain: <Explain stat="party" statName={t('profile:playedWith.inParty')} />,
        },
      }),
      helper.accessor((row) => row.against.of, {
        id: 'against',
        header: t('profile:playedWith.against'),
        sortFn: 'basic',
        cell: numberCell,
        meta: {
          isNumeric: true,
          explain: <Explain stat="games" statName={t('profile:playedWith.against')} />,
        },
      }),
      helper.accessor((row) => sortableRate(row.against), {
        sortUndefined: 'last',
        id: 'againstRate',
        header: t('profile:playedWith.againstRate'),
        sortFn: 'basic',
        cell: ({ row }) => <RateText rate={row.original.against} showsRange />,
        meta: {
          isNumeric: true,
          from: 'sm',
          explain: <Explain stat="winRate" statName={t('profile:playedWith.againstRate')} />,
        },
      }),
      helper.accessor('lastAt', {
        header: t('profile:playedWith.last'),
        sortFn: 'text',
        cell: ({ getValue, row }) => <TimeText instant={getValue()} row={row.id} form="date" />,
        meta: { isNumeric: true, from: 'lg' },
      }),
      helper.display({
        id: 'versus',
        header: () => <span className="visually-hidden">{t('compare:versus')}</span>,
        cell: ({ row: { original } }) => (
          <Link
            className="btn btn-surface btn-sm row-action"
            to={paths.versus(toVersusQuery([id, original.player.id], filters))}
          >
            {t('compare:versus')}
            <span className="visually-hidden"> {original.player.nickname}</span>
          </Link>
        ),
        meta: { isNumeric: true, from: 'sm' },
      }),
    ]) as Column<PlayedWithRow>[];
  }, [t, format, id, filters]);
}

/** The players most often in the newest of the selected matches. */
export function PlayedWithTab() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(playedWithQuery(id, filters));
  const columns = usePlayedWithColumns();
  const { shownRows, control, emptyNotice } = useMinGames(
    data.players,
    ({ together, against }) => together.of + against.of,
  );
  const sorting = useSort('-together');
  const rateHeadings = useRateHeadings();
  const note = t('playedWith.note', { count: data.matches, n: format.number(data.matches) });
  return (
    <>
      {data.players.length > 0 && <RivalsCard playedWith={data.players} />}
      <section className="card" aria-labelledby="played-with">
        <div className="card-top">
          <h2 id="played-with">{t('tabs.playedWith')}</h2>
          {control}
          <p className="card-note card-note-wide">{note}</p>
        </div>
        {data.players.length === 0 ? (
          <Notice icon="users" title={t('playedWith.none')} text={note} />
        ) : shownRows.length === 0 ? (
          emptyNotice
        ) : (
          <TimeButtonGroup rows={shownRows.map(({ player }) => player.id)}>
            <DataTable
              caption={t('playedWith.caption')}
              columns={columns}
              rows={shownRows}
              rowId={(row) => row.player.id}
              {...sorting}
              foot={(rows) => (
                <SaveTableButton
                  name={t('playedWith.caption')}
                  headings={[
                    t('playedWith.player'),
                    t('playedWith.together'),
                    ...rateHeadings(t('playedWith.togetherRate')),
                    t('playedWith.inParty'),
                    t('playedWith.against'),
                    ...rateHeadings(t('playedWith.againstRate')),
                    t('playedWith.last'),
                  ]}
                  rows={rows.map(({ player, together, inParty, against, lastAt }) => [
                    ...[player.nickname, together.of, ...toRateCells(together), inParty],
                    ...[against.of, ...toRateCells(against), lastAt],
                  ])}
                />
              )}
            />
          </TimeButtonGroup>
        )}
      </section>
    </>
  );
}
