import type { SpeedRunBoard, SpeedRunRow } from '@scrapboard/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoMatches } from '../../filters/no-matches.tsx';
import { Pager } from '../../paging/pager.tsx';
import { QueryState, type QueryStatus } from '../../query-states/query-state.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { useFormat } from '../../use-format.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { PowerLimit } from './power-limit.tsx';
import { RankedNote } from './ranked-note.tsx';
import type { SpeedRunSearch } from './speed-run-search.ts';
import { useRunColumns } from './use-run-columns.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

interface Props {
  query: QueryStatus<SpeedRunBoard>;
  search: SpeedRunSearch;
  href: (search: SpeedRunSearch) => string;
  firstPageHref: string;
  chosenPlayerId: string | undefined;
  /** The name of the raid. */
  name: string;
}

/** The runs by time. */
export function BoardCard(props: Props) {
  const { query, search, href, firstPageHref, chosenPlayerId, name } = props;
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const [runToVerify, setRunToVerify] = useState<SpeedRunRow | null>(null);
  const columns = useRunColumns(query.data?.record ?? null, chosenPlayerId, setRunToVerify);
  const { data } = query;
  return (
    <section className="card mb-3" aria-labelledby="speed-runs-board">
      <div className="card-top">
        <h2 id="speed-runs-board">{t('board.heading')}</h2>
        <p className="card-note">
          {data !== undefined &&
            `${t('board.runs', { count: data.total, n: format.number(data.total) })} `}
          {t('board.note')} <RankedNote />
        </p>
        <PowerLimit />
      </div>
      <QueryState
        query={query}
        loading={<CardSkeleton height="60vh" />}
        empty={{
          when: ({ runs }) => search.cursor === undefined && runs.length === 0,
          show: <NoMatches />,
        }}
      >
        {({ runs, nextCursor }) => (
          <>
            <DataTable
              caption={t('board.caption')}
              columns={columns}
              rows={runs}
              rowId={({ id }) => id}
              rowClass={({ players }) =>
                players.some(({ id }) => id === chosenPlayerId) ? 'speed-run-shown' : undefined
              }
            />
            <Pager
              className="card-foot"
              label={t('board.pages')}
              cursor={search.cursor}
              next={nextCursor}
              href={(cursor) =>
                cursor === undefined ? firstPageHref : href({ ...search, cursor })
              }
              isLoading={query.isPlaceholderData}
            />
          </>
        )}
      </QueryState>
      <VerifyDialog
        run={runToVerify}
        raidName={name}
        chosenPlayerId={chosenPlayerId}
        onClose={() => setRunToVerify(null)}
      />
    </section>
  );
}
