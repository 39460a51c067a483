import type { PlayerSpeedRun, SpeedRun, SpeedRunRaid } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import type { ChosenPlayer } from '../../account/use-chosen-player.ts';
import { toCsv } from '../../charts/to-csv.ts';
import { gameName } from '../../i18n/game-name.ts';
import { raidName } from '../../i18n/raid-name.ts';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { findRunOfRaid } from './find-run-of-raid.ts';
import { MAX_COUNTED_RUNS } from './raids-table.tsx';

interface Props {
  raids: readonly SpeedRunRaid[];
  chosenPlayer: ChosenPlayer | null;
  /** The fastest runs of the chosen player; undefined until loaded. */
  playerRuns: readonly PlayerSpeedRun[] | undefined;
}

const cellsOf = (run: SpeedRun | null) => [
  run?.seconds ?? null,
  run?.players.map(({ nickname }) => nickname).join(', ') ?? null,
  run?.id ?? null,
];

/** Saves the raids with their records, and the best runs of the chosen player. */
export function SaveRaidsButton({ raids, chosenPlayer, playerRuns }: Props) {
  const { t } = useTranslation('speed-runs');
  const headingsOf = (party: 'solo' | 'party') => [
    t(`raids.${party}`),
    `${t(`raids.${party}`)}: ${t('columns.players')}`,
    `${t(`raids.${party}`)}: ID`,
  ];
  const toText = () =>
    toCsv(
      [
        ...[t('raids.raid'), t('board.difficulty'), t('raids.runs')],
        ...headingsOf('solo'),
        ...headingsOf('party'),
        ...(chosenPlayer === null
          ? []
          : [t(chosenPlayer.isOwn ? 'raids.own' : 'raids.player'), t('columns.rank')]),
      ],
      raids.map((raid) => {
        const playerRun = findRunOfRaid(raid, playerRuns);
        return [
          ...[raidName(raid.raid), gameName('mode', raid.mode)],
          raid.runs < MAX_COUNTED_RUNS ? raid.runs : `${MAX_COUNTED_RUNS}+`,
          ...cellsOf(raid.solo),
          ...cellsOf(raid.party),
          ...(chosenPlayer === null
            ? []
            : [playerRun?.best.seconds ?? null, playerRun?.rank ?? null]),
        ];
      }),
    );
  return (
    <SaveCsvButton
      fileName={`${t('title')}.csv`}
      texts={{ save: t('csv.save'), failed: t('csv.failed') }}
      fetchText={() => Promise.resolve(toText())}
    />
  );
}
