import type { Match } from '@scrapboard/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import type { ColorRole } from '../../charts/colors.ts';
import { LegendMark } from '../../charts/legend-mark.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import type { MarkShape } from '../../charts/line-marks.tsx';
import { formatClock } from '../../clock.ts';
import { useFormat } from '../../use-format.ts';
import { focusKill } from './kill-item.ts';
import { hasRounds, sidesOf } from './players.ts';
import { useTeamName } from './team-name.tsx';
import {
  clockTicks,
  countDestroyed,
  type Kill,
  type Span,
  type Step,
  scoringTeamOf,
  spanOf,
} from './timeline.ts';
import { useKillText } from './use-kill-text.ts';
import { useMatch } from './use-match.ts';

interface Props {
  kills: Kill[];
  span: Span;
  /** Index of the kill under the pointer, here or in the list. */
  highlighted: number | null;
  onHighlight: (index: number | null) => void;
}

interface Line {
  /** Null for all players together. */
  team: number | null;
  color: ColorRole;
  shape: MarkShape;
  /** Whether its kills count for no team. */
  isTeamless: boolean;
}

/** A kill, or the start or end of a round, where nothing changes. */
interface GraphPoint extends Step {
  line: Line;
  /** Whether the line breaks before it. */
  isAfterGap: boolean;
}

const teamStyles = [
  { color: 'team1', shape: 'up' },
  { color: 'team2', shape: 'down' },
  { color: 'series3', shape: 'round' },
] as const;
const allPlayersStyle = { color: 'series1', shape: 'round' } as const;
const teamlessLine: Line = { team: null, color: 'draw', shape: 'round', isTeamless: true };

/** Vehicles destroyed by each team over time; each step of a line is a kill. */
export function KillGraph({ kills, span, highlighted, onHighlight }: Props) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const killText = useKillText();
  const teamName = useTeamName();
  const { match, search } = useMatch();
  const hasRoundBreaks = search.round === null && hasRounds(match);
  const graphPoints = useMemo(() => {
    const spans = hasRoundBreaks
      ? match.rounds.map((_, index) => spanOf(match, index + 1))
      : [span];
    return buildGraphPoints(match, kills, spans);
  }, [match, kills, span, hasRoundBreaks]);
  const lines = [...new Set(graphPoints.map(({ line }) => line))];
  const nameOf = ({ team, isTeamless }: Line) =>
    isTeamless ? t('kills.noTeam') : team === null ? t('kills.all') : teamName(team);
  const points = graphPoints.map(
    ({ after, count, kill, line, isAfterGap }): LinePoint => ({
      x: after,
      value: count,
      isAfterGap,
      title: formatClock(after - span.start),
      lines: [
        ...(kill === null ? [] : [killText(kill)]),
        line.isTeamless ? nameOf(line) : t('kills.count', { team: nameOf(line), n: count }),
        ...(kill?.part == null ? [] : [kill.part.name]),
      ],
      ...(kill !== null && { mark: { shape: line.shape, color: line.color } }),
    }),
  );
  const activeIndex = graphPoints.findIndex(
    ({ kill }) => kill !== null && kill.index === highlighted,
  );
  const totals = lines
    .filter(({ isTeamless }) => !isTeamless)
    .map((line) => {
      const n = graphPoints.filter((point) => point.line === line && point.kill !== null).length;
      return t('kills.count', { team: nameOf(line), n });
    });
  return (
    <ChartFigure
      name={t('lead.destroyed')}
      kind="line"
      points={points}
      formatValue={format.number}
      summary={t('kills.summary', {
        from: formatClock(0),
        to: formatClock(span.end - span.start),
        totals: totals.join(', '),
      })}
      legend={<Legend lines={lines} nameOf={nameOf} />}
      table={{
        headings: [t('lead.time'), t('lead.kill'), t('kills.team'), t('lead.destroyed')],
        rows: graphPoints.flatMap(({ after, kill, line, count }) => {
          if (kill === null) return [];
          const time = formatClock(after - span.start);
          const killLabel = killText(kill);
          const team = nameOf(line);
          const teamCount = line.isTeamless ? null : count;
          return [
            {
              text: [time, killLabel, team, teamCount === null ? '–' : format.number(teamCount)],
              raw: [time, killLabel, team, teamCount],
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
          indices: graphPoints.flatMap((point, index) => (point.line === line ? [index] : [])),
        }))}
        from={span.start}
        to={span.end}
        ticks={clockTicks}
        formatValue={format.number}
        axis={{ hasWholeTicks: true, includesZero: true }}
        shape="steps"
        showsLast={false}
        height={240}
        active={activeIndex === -1 ? null : activeIndex}
        onActive={(index) => onHighlight(graphPoints[index ?? -1]?.kill?.index ?? null)}
        onPick={(index) => {
          const kill = graphPoints[index]?.kill;
          if (kill != null) focusKill(kill.index);
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
          <LegendMark shape={line.shape} color={line.color} /> {nameOf(line)}
        </span>
      ))}
    </span>
  );
}

/** Returns the points of all lines in order of time; each starts from 0 in every span. */
function buildGraphPoints(
  match: Match,
  kills: readonly Kill[],
  spans: readonly Span[],
): GraphPoint[] {
  const sides = sidesOf(match);
  const teamPoints = sides.flatMap(({ team }, index) => {
    const style = team === null ? allPlayersStyle : (teamStyles[index] ?? teamStyles[2]);
    const line: Line = { team, ...style, isTeamless: false };
    return spans.flatMap((span, spanIndex) => {
      const steps = countDestroyed(match, kills, team, [span]);
      const end: Step = { after: span.end, count: steps.at(-1)?.count ?? 0, kill: null };
      return [...steps, end].map(
        (step, stepIndex): GraphPoint => ({
          ...step,
          line,
          isAfterGap: spanIndex > 0 && stepIndex === 0,
        }),
      );
    });
  });
  const uncountedKills = kills.filter(
    (kill) =>
      kill.entity === null && sides[0]?.team !== null && scoringTeamOf(match, kill) === null,
  );
  const teamlessPoints = uncountedKills.map(
    (kill): GraphPoint => ({
      after: kill.after,
      count: 0,
      kill,
      line: teamlessLine,
      isAfterGap: true,
    }),
  );
  return [...teamPoints, ...teamlessPoints].sort((a, b) => a.after - b.after);
}
