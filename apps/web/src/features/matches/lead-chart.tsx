import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import { clock } from '../../clock.ts';
import { useFormat } from '../../use-format.ts';
import { openKill } from './kill-item.ts';
import type { MatchLead, MatchLeadStep } from './lead.ts';
import { useTeamName } from './team-name.tsx';
import { clockTicks, type Span } from './timeline.ts';
import { useKillText } from './use-kill-text.ts';

interface Props {
  /** One per round shown. */
  leads: MatchLead[];
  span: Span;
  /** Index of the kill that is marked, here or in the list. */
  marked: number | null;
  onMark: (place: number | null) => void;
}

/** A step of the lead, or the end of a round, where the lead does not change. */
type Place = MatchLeadStep & { lead: number; round: MatchLead; isTurn: boolean; isFirst: boolean };

/** Which team has more vehicles left, and by how many; each step is a lost vehicle. */
export function LeadChart({ leads, span, marked, onMark }: Props) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const killText = useKillText();
  const teamName = useTeamName();
  const places = useMemo(() => leads.flatMap(toPoints), [leads]);
  const [any] = leads;
  const points = useMemo(() => {
    const describe = (place: Place) => {
      const { lead, round, lost } = place;
      const { vehicles, teams } = round;
      const team = teamName(lead > 0 ? teams.first : teams.second);
      return [
        ...(place.kill === null ? [] : [killText(place.kill)]),
        lead === 0 ? t('lead.level') : t('lead.ahead', { team, n: Math.abs(lead) }),
        vehicles === null
          ? t('lead.lost', { first: lost.first, second: lost.second })
          : t('lead.left', {
              first: vehicles.first - lost.first,
              second: vehicles.second - lost.second,
            }),
      ];
    };
    return places.map((place, index): LinePoint => {
      const before = places[index - 1]?.lead ?? 0;
      const rose = place.lead > before;
      return {
        x: place.after,
        value: place.lead,
        afterGap: place.isFirst && index > 0,
        title: clock(place.after - span.start),
        lines: describe(place),
        ...(place.kill !== null && {
          mark: { shape: rose ? 'up' : 'down', color: rose ? 'team1' : 'team2' } as const,
        }),
        ...(place.isTurn && { note: t('lead.turningPoint') }),
      };
    });
  }, [places, span.start, t, teamName, killText]);
  if (any === undefined) return null;
  const active = places.findIndex(({ kill }) => kill !== null && kill.place === marked);
  const write = (value: number) => format.number(Math.abs(value));
  const names = { first: teamName(any.teams.first), second: teamName(any.teams.second) };
  return (
    <ChartFigure
      name={t('lead.name')}
      kind="line"
      points={points}
      write={(value) => format.signed(value)}
      legend={t('lead.legend', names)}
      table={{
        headings: [t('lead.time'), t('lead.kill'), t('lead.name')],
        rows: places.map((place, index) => {
          const time = clock(place.after - span.start);
          const what = place.kill === null ? '' : killText(place.kill);
          return {
            text: [time, what, points[index]?.lines.at(-2) ?? ''],
            raw: [time, what, place.lead],
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
        write={write}
        axis={{ whole: true }}
        shape="steps"
        shade={{ above: 'team1', below: 'team2' }}
        showLast={false}
        height={220}
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

function toPoints(round: MatchLead): Place[] {
  return round.steps.map((step, index) => ({
    ...step,
    round,
    isTurn: index === round.turningPoint,
    isFirst: index === 0,
  }));
}
