import type { PlayerGraphs } from '@scrapboard/contract';
import type { Format } from '../../../format.ts';
import { stepEnd } from '../step-end.ts';

/** The period that a point covers. */
export interface StepSpan {
  from: number;
  /** Exclusive. */
  to: number;
}

type Step = PlayerGraphs['step'];

const DAY_MS = 86_400_000;
/** A gap is this long without a game: a week of days, and any missing week or month. */
const GAP_MS: Record<Step, number> = { day: 7 * DAY_MS, week: 7 * DAY_MS, month: 28 * DAY_MS };

/** Returns the period from the start of a step to the end of another. */
export function spanOfSteps(from: string, last: string, step: Step): StepSpan {
  return { from: Date.parse(from), to: Date.parse(stepEnd(last, step)) };
}

/** Returns whether there is a gap between a point and the previous one. */
export function isAfterGap(span: StepSpan, before: StepSpan | undefined, step: Step): boolean {
  return before !== undefined && span.from - before.to >= GAP_MS[step];
}

/** Returns the position of a point on the axis: midway between its first and its last day. */
export function middleOf({ from, to }: StepSpan): number {
  return (from + to - DAY_MS) / 2;
}

/** Formats the first and the last day of a span. */
export function spanDays({ from, to }: StepSpan, format: Format): [string, string] {
  return [format.utcDate(new Date(from)), format.utcDate(new Date(to - 1))];
}

/** Formats the days of a span, as one date if they are the same. */
export function spanText(span: StepSpan, format: Format): string {
  const [first, last] = spanDays(span, format);
  return first === last ? first : `${first} – ${last}`;
}

/** Returns the first and the last day of a span as ISO dates. */
export function spanDates({ from, to }: StepSpan): [string, string] {
  const date = (at: number) => new Date(at).toISOString().slice(0, 10);
  return [date(from), date(to - 1)];
}
