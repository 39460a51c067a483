import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import { formatClock } from '../../clock.ts';
import type { Format } from '../../format.ts';
import { useFormat } from '../../use-format.ts';
import type { DamageLeadStep } from './damage-lead.ts';
import { focusKill } from './kill-item.ts';
import type { MatchLead } from './lead.ts';
import { useTeamName } from './team-name.tsx';
import { clockTicks, type Span } from './timeline.ts';
import { useKillText } from './use-kill-text.ts';
import { useMatch } from './use-match.ts';

interface Props {
  teams: MatchLead['teams'];
  /** In order of time, all rounds in one list. */
  steps: DamageLeadStep[];
  span: Span;
}

/** A lost vehicle of the second team, and of the first. */
const upMark = { shape: 'up', color: 'team1' } as const;
const downMark = { shape: 'down', color: 'team2' } as const;

const differenceOf = ({ dealt }: DamageLeadStep) => dealt.first - dealt.second;

/** Which team has dealt more damage, and by how much; kills are marked. */
export function DamageLeadChart({ teams, steps, span }: Props) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const killText = useKillText();
  const { match } = useMatch();
  const teamName = useTeamName();
  const points = useMemo(
    () =>
      steps.map((step, index): LinePoint => {
        const { after, kill, isFirst } = step;
        const value = differenceOf(step);
        return {
          x: after,
          value,
          isAfterGap: isFirst && index > 0,
          title: formatClock(after - span.start),
          lines: [
            ...(kill === null ? [] : [killText(kill)]),
            describeLead(value, teamName(value > 0 ? teams.first : teams.second), t, format),
            t('damageLead.dealt', {
              first: format.number(step.dealt.first),
              second: format.number(step.dealt.second),
            }),
          ],
          ...(kill !== null && {
            mark: match.players[kill.victim]?.team === teams.second ? upMark : downMark,
          }),
        };
      }),
    [steps, span.start, teams, match, t, format, killText, teamName],
  );
  const [first, second] = [teamName(teams.first), teamName(teams.second)];
  return (
    <ChartFigure
      name={t('damageLead.name')}
      kind="line"
      points={points}
      formatValue={(value) => format.signed(value)}
      legend={t('damageLead.legend', { first, second })}
      table={{
        headings: [t('lead.time'), t('lead.kill'), first, second, t('damageLead.name')],
        rows: steps.map((step) => {
          const time = formatClock(step.after - span.start);
          const killLabel = step.kill === null ? '' : killText(step.kill);
          const { dealt } = step;
          const difference = differenceOf(step);
          return {
            text: [
              time,
              killLabel,
              format.number(dealt.first),
              format.number(dealt.second),
              format.signed(difference),
            ],
            raw: [time, killLabel, dealt.first, dealt.second, difference],
          };
        }),
      }}
    >
      <LineChart
        label={t('damageLead.name')}
        points={points}
        from={span.start}
        to={span.end}
        ticks={clockTicks}
        formatValue={(value) => format.number(Math.abs(value))}
        axis={{ hasWholeTicks: true }}
        shape="steps"
        shade={{ above: 'team1', below: 'team2' }}
        showsLast={false}
        height={220}
        onPick={(index) => {
          const kill = steps[index]?.kill;
          if (kill != null) focusKill(kill.index);
        }}
      />
    </ChartFigure>
  );
}

function describeLead(value: number, team: string, t: TFunction<'matches'>, format: Format) {
  if (value === 0) return t('lead.level');
  return t('damageLead.ahead', { team, n: format.number(Math.abs(value)) });
}
