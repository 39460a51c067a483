import type { MmrBoardRow } from '@scrapboard/contract';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sparkline } from '../../charts/sparkline.tsx';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import type { Column, DataTableFeatures } from '../../tables/data-table.tsx';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { TimeAgo } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';

const helper = createColumnHelper<DataTableFeatures, MmrBoardRow>();

/** Returns the columns of the board. */
export function useBoardColumns(): Column<MmrBoardRow>[] {
  const { t } = useTranslation(['mmr', 'common']);
  const format = useFormat();
  return useMemo(() => {
    const numberCell = (info: { getValue: () => unknown }) =>
      format.number(Number(info.getValue()));
    return helper.columns([
      helper.accessor('rank', {
        header: t('columns.rank'),
        cell: numberCell,
        meta: { isNumeric: true, explain: <Explain stat="rank" statName={t('columns.rank')} /> },
      }),
      helper.accessor('nickname', {
        header: t('columns.player'),
        cell: ({ row: { original } }) => (
          <div className="player-cell mmr-player">
            <PlayerAvatar id={original.id} />
            <div>
              <Link className="row-link" to={paths.player(original.id)}>
                {original.nickname}
              </Link>
              <span className="row-note row-notes d-md-none">
                <span className="d-sm-none">
                  {t('common:matches', { count: original.games, n: format.number(original.games) })}
                </span>
                <TimeAgo instant={original.lastSeenAt} style="short" />
              </span>
            </div>
          </div>
        ),
      }),
      helper.accessor('mmr', {
        header: t('columns.mmr'),
        cell: ({ row: { original } }) => (
          <span className="nowrap">
            <span className="fw-semibold">{format.number(original.mmr)}</span>{' '}
            <span className="mmr-sigma">
              {t('uncertainty', { n: format.number(original.uncertainty) })}
            </span>
          </span>
        ),
        meta: {
          isNumeric: true,
          explain: <Explain stat="uncertainty" statName={t('columns.mmr')} />,
        },
      }),
      helper.accessor('changes', {
        header: t('columns.changes'),
        cell: ({ row: { original } }) => <Changes row={original} />,
        meta: {
          from: 'lg',
          explain: <Explain stat="mmrChange" statName={t('columns.changes')} />,
        },
      }),
      helper.accessor('games', {
        header: t('columns.games'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          explain: <Explain stat="ratedGames" statName={t('columns.games')} />,
          from: 'sm',
        },
      }),
      helper.accessor('winRate', {
        header: t('columns.winRate'),
        cell: (info) => <RateText rate={info.getValue()} showsRange />,
        meta: {
          isNumeric: true,
          explain: <Explain stat="winRate" statName={t('columns.winRate')} />,
        },
      }),
      helper.accessor('best', {
        header: t('columns.best'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          from: 'lg',
          explain: <Explain stat="mmr" statName={t('columns.best')} />,
        },
      }),
      helper.accessor('confirmed', {
        header: t('columns.confirmed'),
        cell: numberCell,
        meta: {
          isNumeric: true,
          explain: <Explain stat="confirmed" statName={t('columns.confirmed')} />,
          from: 'xl',
        },
      }),
      helper.accessor('lastSeenAt', {
        header: t('columns.lastSeen'),
        cell: (info) => <TimeAgo instant={info.getValue()} />,
        meta: {
          isNumeric: true,
          explain: <Explain stat="lastSeen" statName={t('columns.lastSeen')} />,
          from: 'md',
        },
      }),
    ]) as Column<MmrBoardRow>[];
  }, [t, format]);
}

/** The rating over the last ten rated matches, and by how much it changed in them. */
function Changes({ row: { changes, mmr } }: { row: MmrBoardRow }) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const total = changes.reduce((sum, change) => sum + change, 0);
  let rating = mmr - total;
  const ratings = [rating];
  for (const change of changes) {
    rating += change;
    ratings.push(rating);
  }
  const label = t('changes', { count: changes.length, change: format.signed(total) });
  return (
    <div className="mmr-changes">
      <Sparkline values={ratings} label={label} />
      <span className="card-note">{format.signed(total)}</span>
    </div>
  );
}
