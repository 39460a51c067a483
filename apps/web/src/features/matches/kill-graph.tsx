import type { Match } from '@scrapboard/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import type { ColorMeaning } from '../../charts/colors.ts';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import type { MarkShape } from '../../charts/line-marks.tsx';
import { MarkSign } from '../../charts/mark-sign.tsx';
import { clock } from '../../clock.ts';
import { useFormat } from '../../use-format.ts';
import { openKill } from './kill-item.ts';
import { hasRounds, sidesOf } from './players.ts';
import { useTeamName } from './team-name.tsx';
import {
  clockTicks,
  countsFor,
  destroyedBy,
  type Kill,
  type Span,
  type Step,
  spanOf,
} from './timeline.ts';
import { useKillText } from './use-kill-text.ts';
import { useMatch } from './use-match.ts';

interface Props {
  kills: Kill[];
  span: Span;
  /** Index of the kill under the pointer, here or in the list. */
  marked: number | null;
  onMark: (place: number | null) => void;
}

interface Line {
  /** Null for all players together. */
  team: number | null;
  color: ColorMeaning;
  shape: MarkShape;
  /** Whether its kills count for no team. */
  isLoose: boolean;
}

/** A kill, or the start or end of a round, where nothing changes. */
interface Place extends Step {
  line: Line;
  /** Whether the line breaks before it. */
  afterGap: boolean;
}

const looks = [
  { color: 'team1', shape: 'up' },
  { color: 'team2', shape: 'down' },
  { color: 'series3', shape: 'round' },
] as const;
const everyone = { color: 'series1', shape: 'round' } as const;
const loose: Line = { team: null, color: 'draw', shape: 'round', isLoose: true };

/** Vehicles destroyed by each team over time; each step of a line is a kill. */
export function KillGraph({ kills, span, marked, onMark }: Props) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const killText = useKillText();
  const teamName = useTeamName();
  const { match, search } = useMatch();
  const inRounds = search.round === null && hasRounds(match);
  const places = useMemo(() => {
    const spans = inRounds ? match.rounds.map((_, place) => spanOf(match, place + 1)) : [span];
    return placesOf(match, kills, spans);
  }, [match, kills, span, inRounds]);
  const lines = [...new Set(places.map(({ line }) => line))];
  const nameOf = ({ team, isLoose }: Line) =>
    isLoose ? t('kills.noTeam') : team === null ? t('kills.all') : teamName(team);
  const points = places.map(
    ({ after, count, kill, line, afterGap }): LinePoint => ({
      x: after,
      value: count,
      afterGap,
      title: clock(after - span.start),
      lines: [
        ...(kill === null ? [] : [killText(kill)]),
        line.isLoose ? nameOf(line) : t('kills.count', { team: nameOf(line), n: count }),
        ...(kill?.part == null ? [] : [kill.part.name]),
      ],
      ...(kill !== null && { mark: { shape: line.shape, color: line.color } }),
    }),
  );
  const active = places.findIndex(({ kill }) => kill !== null && kill.place === marked);
  const totals = lines
    .filter(({ isLoose }) => !isLoose)
    .map((line) => {
      const n = places.filter((place) => place.line === line && place.kill !== null).length;
      return t('kills.count', { team: nameOf(line), n });
    });
  return (
    <ChartFigure
      name={t('lead.destroyed')}
      kind="line"
      points={points}
      write={format.number}
      summary={t('kills.summary', {
        from: clock(0),
        to: clock(span.end - span.start),
        totals: totals.join(', '),
      })}
      legend={<Legend lines={lines} nameOf={nameOf} />}
      table={{
        headings: [t('lead.time'), t('lead.kill'), t('kills.team'), t('lead.destroyed')],
        rows: places.flatMap(({ after, kill, line, count }) => {
          if (kill === null) return [];
          const [time, what, team] = [clock(after - span.start), killText(kill), nameOf(line)];
          const counted = line.isLoose ? null : count;
          return [
            {
              text: [time, what, team, counted === null ? '–' : format.number(counted)],
              raw: [time, what, team, counted],
            },
          ];
        }),
      }}
    >
      <LineChart
        label={t('lead.destroyed')}
        points={points}
        lines={lines.map((line) => ({
          color: line.color,
          indices: places.flatMap((place, index) => (place.line === line ? [index] : [])),
        }))}
        from={span.start}
        to={span.end}
        ticks={clockTicks}
        write={format.number}
        axis={{ whole: true, zero: true }}
        shape="steps"
        showLast={false}
        height={240}
        active={active === -1 ? null : active}
        onActive={(index) => onMark(places[index ?? -1]?.kill?.place ?? null)}
        onPick={(index) => {
          const kill = places[index]?.kill;
          if (kill != null) openKill(kill.place);
        }}
      />
    </ChartFigure>
  );
}

interface LegendProps {
  lines: readonly Line[];
  nameOf: (line: Line) => string;
}

function Legend({ lines, nameOf }: LegendProps) {
  return (
    <span className="kill-legend">
      {lines.map((line) => (
        <span key={line.color}>
          <MarkSign shape={line.shape} color={line.color} /> {nameOf(line)}
        </span>
      ))}
    </span>
  );
}

/** Returns the points of all lines in order of time; each starts from 0 in every span. */
function placesOf(match: Match, kills: readonly Kill[], spans: readonly Span[]): Place[] {
  const sides = sidesOf(match);
  const ofTeams = sides.flatMap(({ team }, index) => {
    const look = team === null ? everyone : (looks[index] ?? looks[2]);
    const line: Line = { team, ...look, isLoose: false };
    return spans.flatMap((span, number) => {
      const steps = destroyedBy(match, kills, team, [span]);
      const end: Step = { after: span.end, count: steps.at(-1)?.count ?? 0, kill: null };
      return [...steps, end].map(
        (step, place): Place => ({ ...step, line, afterGap: number > 0 && place === 0 }),
      );
    });
  });
  const countless = kills.filter(
    (kill) => kill.entity === null && sides[0]?.team !== null && countsFor(match, kill) === null,
  );
  const ofNobody = countless.map(
    (kill): Place => ({ after: kill.after, count: 0, kill, line: loose, afterGap: true }),
  );
  return [...ofTeams, ...ofNobody].sort((a, b) => a.after - b.after);
}
