import './percentiles-tab.scss';
import type { MatchPercentileName, MatchPercentiles } from '@scrapboard/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { AsOf } from '../../percentiles/as-of.tsx';
import { percentOutranked, toneOf } from '../../percentiles/percent-outranked.ts';
import { PercentileBar } from '../../percentiles/percentile-bar.tsx';
import { SaveTableButton } from '../../percentiles/save-table-button.tsx';
import { useCohortText, useCohortTextWithinMode } from '../../percentiles/use-cohort-text.ts';
import { TableHead } from '../../tables/table-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import { matchPercentilesQuery } from './match-queries.ts';
import { PlayerName } from './player-name.tsx';
import { type Side, sidesOf, sortPlayers } from './players.ts';
import { TeamName, useTeamName } from './team-name.tsx';
import { useExplainMissingPercentiles } from './use-explain-missing-percentiles.ts';
import { useMatch } from './use-match.ts';

type RankedPlayer = MatchPercentiles['players'][number];

/** The columns, each with the stat that explains it. */
const COLUMNS = {
  kills: 'kills',
  deaths: 'deaths',
  assists: 'assists',
  damage: 'damage',
  damageRec: 'damageReceived',
  cabinDamage: 'cabinDamage',
  score: 'score',
} as const satisfies Record<MatchPercentileName, ExplainedStat>;
const COLUMN_NAMES = Object.keys(COLUMNS) as MatchPercentileName[];

/** How each player’s numbers rank among matches of the same mode, power score and weapon. */
export function PercentilesTab() {
  const { t } = useTranslation('percentiles');
  const { match } = useMatch();
  const { data } = useSuspenseQuery(matchPercentilesQuery(match.id));
  const explainMissing = useExplainMissingPercentiles();
  if (data.players.length === 0) {
    return (
      <div className="card">
        <Notice icon="users" title={t('none')} text={explainMissing(data)} />
      </div>
    );
  }
  return (
    <div className="stack">
      {sidesOf(match).map((side) => (
        <SideTable key={side.team} side={side} data={data} />
      ))}
    </div>
  );
}

function SideTable({ side, data: { players, asOf } }: { side: Side; data: MatchPercentiles }) {
  const { t } = useTranslation(['percentiles', 'matches']);
  const { search } = useMatch();
  const teamName = useTeamName();
  const cohortText = useCohortText();
  const headingId = `percentiles-${side.team ?? 'all'}`;
  const captionId = `${headingId}-caption`;
  const rows = sortPlayers(side.players, search.sort, null).flatMap((player) => {
    const rankedPlayer = players.find(({ index }) => index === player.index);
    return rankedPlayer === undefined ? [] : [{ player, rankedPlayer }];
  });
  if (rows.length === 0) return null;
  const name = t('matchCaption', {
    team: side.team === null ? t('matches:allPlayers') : teamName(side.team),
  });
  const columnName = (column: MatchPercentileName) =>
    column === 'cabinDamage' ? t('matches:details.cabinDamage') : t(`matches:columns.${column}`);
  return (
    <section className={`card team-card team-${side.team ?? 0}`} aria-labelledby={headingId}>
      <div className="card-top">
        <h2 id={headingId}>
          {side.team === null ? t('matches:allPlayers') : <TeamName team={side.team} />}
        </h2>
        <p className="card-note">
          {t('matchNote')} {asOf !== null && <AsOf instant={asOf} />}
        </p>
      </div>
      <ScrollRegion className="table-scroll" aria-labelledby={captionId}>
        <table className="table data-table match-percentiles">
          <caption id={captionId} className="visually-hidden">
            {name}
          </caption>
          <TableHead
            columns={[
              {
                key: 'player',
                label: <Explain stat="percentile">{t('matchPlayer')}</Explain>,
              },
              ...COLUMN_NAMES.map((column) => ({
                key: column,
                label: <Explain stat={COLUMNS[column]}>{columnName(column)}</Explain>,
                className: 'numeric',
              })),
            ]}
          />
          <tbody>
            {rows.map(({ player, rankedPlayer }) => (
              <tr
                key={player.index}
                className={player.id !== null && player.id === search.player ? 'marked' : ''}
              >
                <th scope="row">
                  <PlayerName player={player} />
                  <CohortNote rankedPlayer={rankedPlayer} />
                </th>
                {COLUMN_NAMES.map((column) => (
                  <RankedCell
                    key={column}
                    name={column}
                    label={columnName(column)}
                    rankedPlayer={rankedPlayer}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <SaveTableButton
        name={name}
        headings={[
          ...[t('matches:columns.nickname'), t('csvCohort'), t('csvMatches')],
          ...COLUMN_NAMES.flatMap((column) => [
            columnName(column),
            `${columnName(column)}: ${t('rank')}`,
          ]),
        ]}
        rows={rows.map(({ player, rankedPlayer: { cohort, numbers } }) => [
          ...[player.nickname, cohortText(cohort), cohort.count],
          ...COLUMN_NAMES.flatMap((column) => {
            const rankedNumber = numbers.find((candidate) => candidate.name === column);
            return rankedNumber === undefined
              ? [null, null]
              : [rankedNumber.value, percentOutranked(rankedNumber)];
          }),
        ])}
      />
    </section>
  );
}

/** The matches that the player’s is compared with, and whether a narrower group was too small. */
function CohortNote({ rankedPlayer: { cohort, wanted } }: { rankedPlayer: RankedPlayer }) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const textWithinMode = useCohortTextWithinMode();
  const isWider =
    cohort.powerScoreBand !== wanted.powerScoreBand || cohort.weaponRole !== wanted.weaponRole;
  return (
    <span className="row-note">
      {textWithinMode(cohort)} · {t('matchCount', { n: format.number(cohort.count) })}
      {isWider && ` · ${t('matchWidened')}`}
    </span>
  );
}

function RankedCell({
  name,
  label,
  rankedPlayer,
}: {
  name: MatchPercentileName;
  /** Shown where a player’s numbers take two lines, so that their headings are not above them. */
  label: string;
  rankedPlayer: RankedPlayer;
}) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const rankedNumber = rankedPlayer.numbers.find((candidate) => candidate.name === name);
  const phoneLabel = (
    <span className="match-percentiles-label" aria-hidden="true">
      {label}
    </span>
  );
  if (rankedNumber === undefined) {
    return <td className="numeric">{phoneLabel}–</td>;
  }
  const percent = format.percent(percentOutranked(rankedNumber), 0);
  return (
    <td className="numeric">
      {phoneLabel}
      <strong className={`percentile-value percentile-${toneOf(rankedNumber)}`}>
        <span className="visually-hidden">{t('betterThan', { percent })}</span>
        <span aria-hidden="true">{percent}</span>
      </strong>
      <span className="row-note">{format.number(rankedNumber.value)}</span>
      <PercentileBar {...rankedNumber} />
    </td>
  );
}
