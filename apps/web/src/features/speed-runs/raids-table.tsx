import type { PlayerSpeedRun, SpeedRun, SpeedRunRaid } from '@scrapboard/contract';
import { createColumnHelper } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChosenPlayer } from '../../account/use-chosen-player.ts';
import { Explain } from '../../explain/explain.tsx';
import { gameName } from '../../i18n/game-name.ts';
import { raidName } from '../../i18n/raid-name.ts';
import { paths } from '../../paths.ts';
import { type Column, DataTable, type DataTableFeatures } from '../../tables/data-table.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { findRunOfRaid } from './find-run-of-raid.ts';
import { type SpeedRunSearch, speedRunCodec } from './speed-run-search.ts';
import { useRunFormat } from './use-run-format.ts';

interface Props {
  raids: SpeedRunRaid[];
  search: SpeedRunSearch;
  chosenPlayer: ChosenPlayer | null;
  /** The fastest runs of the chosen player; undefined until loaded. */
  playerRuns: readonly PlayerSpeedRun[] | undefined;
}

/** The server stops counting the runs of a raid here. */
export const MAX_COUNTED_RUNS = 1_000;

const helper = createColumnHelper<DataTableFeatures, SpeedRunRaid>();

/** A row per raid and difficulty, each leading to its board. */
export function RaidsTable({ raids, search, chosenPlayer, playerRuns }: Props) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const runFormat = useRunFormat();
  const { cursor: _, ...searchWithoutCursor } = search;
  const playerHeading = t(chosenPlayer?.isOwn === false ? 'raids.player' : 'raids.own');
  const columns = helper.columns([
    helper.display({
      id: 'raid',
      header: t('raids.raid'),
      cell: ({ row: { original } }) => (
        <Link
          className="row-link"
          to={paths.speedRunBoard(
            original.mode.id,
            original.raid,
            speedRunCodec.write(searchWithoutCursor),
          )}
        >
          {raidName(original.raid)}
          <span className="row-note">{gameName('mode', original.mode)}</span>
        </Link>
      ),
      meta: { isRowHeader: true },
    }),
    helper.accessor('runs', {
      header: t('raids.runs'),
      cell: (info) =>
        info.getValue() < MAX_COUNTED_RUNS
          ? format.number(info.getValue())
          : `${format.number(MAX_COUNTED_RUNS)}+`,
      meta: {
        isNumeric: true,
        from: 'sm',
        explain: <Explain stat="speedRun" statName={t('raids.runs')} />,
      },
    }),
    ...(['solo', 'party'] as const).map((party) =>
      helper.accessor(party, {
        header: t(`raids.${party}`),
        cell: (info) => <RecordCell run={info.getValue()} />,
        meta: {
          isNumeric: true,
          explain: <Explain stat="raidRecord" statName={t(`raids.${party}`)} />,
        },
      }),
    ),
    ...(chosenPlayer === null
      ? []
      : [
          helper.display({
            id: 'own',
            header: playerHeading,
            cell: ({ row: { original } }) => {
              if (playerRuns === undefined) return <Skeleton width="4rem" height="1.25rem" />;
              const playerRun = findRunOfRaid(original, playerRuns);
              if (playerRun === undefined) return '–';
              return (
                <>
                  {runFormat.time(playerRun.best.seconds)}
                  <span className="row-note">
                    {t('raids.rank', {
                      rank: format.number(playerRun.rank),
                      of: format.number(playerRun.total),
                    })}
                  </span>
                </>
              );
            },
            meta: { isNumeric: true, explain: <Explain stat="bestRun" statName={playerHeading} /> },
          }),
        ]),
  ]) as Column<SpeedRunRaid>[];
  return (
    <DataTable
      caption={t('raids.caption')}
      columns={columns}
      rows={raids}
      rowId={({ raid, mode }) => `${raid} ${mode.id}`}
    />
  );
}

/** The time of a record, which leads to its match, and who holds it. */
function RecordCell({ run }: { run: SpeedRun | null }) {
  const runFormat = useRunFormat();
  if (run === null) return '–';
  return (
    <>
      <Link className="row-action" to={paths.match(run.id)}>
        {runFormat.time(run.seconds)}
      </Link>
      <span className="row-note speed-run-holders d-none d-md-block">
        {run.players.map(({ nickname }) => nickname).join(', ')}
      </span>
    </>
  );
}
