import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import { formatClock } from '../../clock.ts';
import { useFormat } from '../../use-format.ts';
import { focusKill } from './kill-item.ts';
import type { MatchLead, MatchLeadStep } from './lead.ts';
import { useTeamName } from './team-name.tsx';
import { clockTicks, type Span } from './timeline.ts';
import { useKillText } from './use-kill-text.ts';

interface Props {
  /** One per round shown. */
  leads: MatchLead[];
  span: Span;
  /** Index of the kill under the pointer, here or in the list. */
  highlighted: number | null;
  onHighlight: (index: number | null) => void;
}

/** A step of the lead in one of the rounds shown. */
type LeadPoint = MatchLeadStep & {
  roundLead: MatchLead;
  isTurningPoint: boolean;
  /** Whether it is the start of its round. */
  isFirst: boolean;
};

/** Which team has more vehicles left, and by how many; each step is a lost vehicle. */
export function LeadChart({ leads, span, highlighted, onHighlight }: Props) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const killText = useKillText();
  const teamName = useTeamName();
  const leadPoints = useMemo(() => leads.flatMap(toPoints), [leads]);
  const [firstLead] = leads;
  const points = useMemo(() => {
    const describe = (point: LeadPoint) => {
      const { lead, roundLead, lost } = point;
      const { vehicles, teams } = roundLead;
      const team = teamName(lead > 0 ? teams.first : teams.second);
      return [
        ...(point.kill === null ? [] : [killText(point.kill)]),
        lead === 0 ? t('lead.level') : t('lead.ahead', { team, n: Math.abs(lead) }),
        vehicles === null
          ? t('lead.lost', { first: lost.first, second: lost.second })
          : t('lead.left', {
              first: vehicles.first - lost.first,
              second: vehicles.second - lost.second,
            }),
      ];
    };
    return leadPoints.map((point, index): LinePoint => {
      const previousLead = leadPoints[index - 1]?.lead ?? 0;
      const hasRisen = point.lead > previousLead;
      return {
        x: point.after,
        value: point.lead,
        isAfterGap: point.isFirst && index > 0,
        title: formatClock(point.after - span.start),
        lines: describe(point),
        ...(point.kill !== null && {
          mark: { shape: hasRisen ? 'up' : 'down', color: hasRisen ? 'team1' : 'team2' } as const,
        }),
        ...(point.isTurningPoint && { note: t('lead.turningPoint') }),
      };
    });
  }, [leadPoints, span.start, t, teamName, killText]);
  if (firstLead === undefined) return null;
  const activeIndex = leadPoints.findIndex(
    ({ kill }) => kill !== null && kill.index === highlighted,
  );
  const formatValue = (value: number) => format.number(Math.abs(value));
  const names = {
    first: teamName(firstLead.teams.first),
    second: teamName(firstLead.teams.second),
  };
  return (
    <ChartFigure
      name={t('lead.name')}
      kind="line"
      points={points}
      formatValue={(value) => format.signed(value)}
      legend={t('lead.legend', names)}
      table={{
        headings: [t('lead.time'), t('lead.kill'), t('lead.name')],
        rows: leadPoints.map((point, index) => {
          const time = formatClock(point.after - span.start);
          const killLabel = point.kill === null ? '' : killText(point.kill);
          return {
            text: [time, killLabel, points[index]?.lines.at(-2) ?? ''],
            raw: [time, killLabel, point.lead],
          };
        }),
      }}
    >
      <LineChart
        label={t('lead.name')}
        points={points}
        from={span.start}
        to={span.end}
        ticks={clockTicks}
        formatValue={formatValue}
        axis={{ hasWholeTicks: true }}
        shape="steps"
        shade={{ above: 'team1', below: 'team2' }}
        showsLast={false}
        height={220}
        active={activeIndex === -1 ? null : activeIndex}
        onActive={(index) => onHighlight(leadPoints[index ?? -1]?.kill?.index ?? null)}
        onPick={(index) => {
          const kill = leadPoints[index]?.kill;
          if (kill != null) focusKill(kill.index);
        }}
      />
    </ChartFigure>
  );
}

function toPoints(roundLead: MatchLead): LeadPoint[] {
  return roundLead.steps.map((step, index) => ({
    ...step,
    roundLead,
    isTurningPoint: index === roundLead.turningPoint,
    isFirst: index === 0,
  }));
}
