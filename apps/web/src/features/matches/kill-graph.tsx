import { useTranslation } from 'react-i18next';
import { hasRounds, sidesOf } from './players.ts';
import { TeamName } from './team-name.tsx';
import {
  axisTicks,
  clock,
  countsFor,
  destroyedBy,
  type Kill,
  type Span,
  type Step,
  spanOf,
} from './timeline.ts';
import { useMatch } from './use-match.ts';

interface Props {
  kills: Kill[];
  span: Span;
  /** Index of the kill under the pointer, here or in the list. */
  marked: number | null;
  onMark: (place: number | null) => void;
}

/**
 * Vehicles destroyed by each team over time; each step of a line is a kill. The list below says the
 * same in words, so the drawing is hidden from screen readers.
 */
export function KillGraph({ kills, span, marked, onMark }: Props) {
  const { t } = useTranslation('matches');
  const { match, search } = useMatch();
  const whole = search.round === null && hasRounds(match);
  const spans = whole ? match.rounds.map((_, place) => spanOf(match, place + 1)) : [span];
  const lines = sidesOf(match).map(({ team }) => ({
    team,
    steps: destroyedBy(match, kills, team, spans),
  }));
  const highest = Math.max(1, ...lines.flatMap(({ steps }) => steps.map(({ count }) => count)));
  const length = span.end - span.start || 1;
  const x = (after: number) => (100 * (after - span.start)) / length;
  const y = (count: number) => 100 - (100 * count) / highest;
  const loose = kills.filter(
    (kill) => kill.entity === null && lines[0]?.team !== null && countsFor(match, kill) === null,
  );
  return (
    <figure className="kill-graph" aria-hidden="true">
      <figcaption>
        {lines.map(({ team }) => team !== null && <TeamName key={team} team={team} />)}
        <span className="muted">{t('destroyed')}</span>
      </figcaption>
      <div className="kill-plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <title>{t('timeline.heading')}</title>
          {countTicks(highest).map((count) => (
            <line key={count} className="grid" x1="0" x2="100" y1={y(count)} y2={y(count)} />
          ))}
          {spans.slice(1).map(({ start }) => (
            <line key={start} className="round-line" x1={x(start)} x2={x(start)} y1="0" y2="100" />
          ))}
          {lines.map(({ team, steps }) => (
            <path
              key={team}
              className={`kill-line team-${team ?? 0}`}
              d={stepPath(steps, { x, y, end: span.end })}
            />
          ))}
        </svg>
        {countTicks(highest).map((count) => (
          <span key={count} className="count-mark" style={{ top: `${y(count)}%` }}>
            {count}
          </span>
        ))}
        {lines.flatMap(({ team, steps }) =>
          steps.map(
            ({ kill, count }) =>
              kill !== null && (
                <KillMark
                  key={kill.place}
                  kill={kill}
                  look={`team-${team ?? 0}`}
                  left={x(kill.after)}
                  top={y(count)}
                  from={span.start}
                  {...{ marked, onMark }}
                />
              ),
          ),
        )}
        {loose.map((kill) => (
          <KillMark
            key={kill.place}
            kill={kill}
            look="loose"
            left={x(kill.after)}
            top={100}
            from={span.start}
            {...{ marked, onMark }}
          />
        ))}
      </div>
      <div className="kill-axis">
        {axisTicks(span).map((tick) => (
          <span key={tick} style={{ left: `${(100 * tick) / length}%` }}>
            {clock(tick)}
          </span>
        ))}
      </div>
    </figure>
  );
}

interface MarkProps {
  kill: Kill;
  /** Seconds into the match that count as 0. */
  from: number;
  look: string;
  left: number;
  top: number;
  marked: number | null;
  onMark: (place: number | null) => void;
}

function KillMark({ kill, from, look, left, top, marked, onMark }: MarkProps) {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  const killer = match.players[kill.killer]?.nickname;
  const victim = match.players[kill.victim]?.nickname ?? '';
  const shown = marked === kill.place;
  return (
    // The list has the same kill for keyboards and screen readers.
    <a
      className={`kill-mark ${look} ${shown ? 'shown' : ''}`}
      style={{ left: `${left}%`, top: `${top}%` }}
      href={`#kill-${kill.place}`}
      tabIndex={-1}
      onPointerEnter={() => onMark(kill.place)}
      onPointerLeave={() => onMark(null)}
    >
      {shown && (
        <span className={`kill-tip ${left > 50 ? 'to-start' : ''}`}>
          <b>{clock(kill.after - from)}</b>{' '}
          {killer === undefined || kill.killer === kill.victim
            ? t('timeline.lost', { victim })
            : `${killer} → ${victim}`}
          {kill.part !== null && <small>{kill.part.name}</small>}
        </span>
      )}
    </a>
  );
}

/** Returns at most five whole numbers from 0 to the highest count. */
function countTicks(highest: number): number[] {
  const step = Math.max(1, Math.ceil(highest / 4));
  const marks: number[] = [];
  for (let count = 0; count <= highest; count += step) marks.push(count);
  return marks;
}

interface Scale {
  x: (after: number) => number;
  y: (count: number) => number;
  end: number;
}

function stepPath(steps: readonly Step[], { x, y, end }: Scale): string {
  const moves = steps.map(({ after, count, kill }, place) => {
    const at = x(after).toFixed(2);
    if (place === 0) return `M${at} ${y(count).toFixed(2)}`;
    const level = `H${at}`;
    return kill === null ? `${level}M${at} ${y(0)}` : `${level}V${y(count).toFixed(2)}`;
  });
  return `${moves.join('')}H${x(end).toFixed(2)}`;
}
