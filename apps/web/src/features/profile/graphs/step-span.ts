import type { PlayerGraphs } from '@scrapboard/contract';
import { DAY_MS } from '../../../day-ms.ts';
import type { Format } from '../../../format.ts';
import { endOfStep } from '../end-of-step.ts';

/** The period that a point covers. */
export interface StepSpan {
  from: number;
  /** Exclusive. */
  to: number;
}

type Step = PlayerGraphs['step'];

/** The shortest time without a game that is a gap: seven days, or any missing week or month. */
const GAP_MS: Record<Step, number> = { day: 7 * DAY_MS, week: 7 * DAY_MS, month: 28 * DAY_MS };

/** Returns the period from the start of a step to the end of another. */
export function toSpan(from: string, last: string, step: Step): StepSpan {
  return { from: Date.parse(from), to: Date.parse(endOfStep(last, step)) };
}

/** Returns whether there is a gap between a point and the previous one. */
export function isAfterGap(span: StepSpan, previous: StepSpan | undefined, step: Step): boolean {
  return previous !== undefined && span.from - previous.to >= GAP_MS[step];
}

/** Returns the position of a point on the axis: midway between its first and its last day. */
export function middleOfSpan({ from, to }: StepSpan): number {
  return (from + to - DAY_MS) / 2;
}

/** Formats the first and the last day of a span. */
export function formatSpanDays({ from, to }: StepSpan, format: Format): [string, string] {
  return [format.utcDate(new Date(from)), format.utcDate(new Date(to - 1))];
}

/** Formats the days of a span, as one date if they are the same. */
export function formatSpan(span: StepSpan, format: Format): string {
  const [first, last] = formatSpanDays(span, format);
  return first === last ? first : `${first} – ${last}`;
}

/** Returns the first and the last day of a span as ISO dates. */
export function toIsoDates({ from, to }: StepSpan): [string, string] {
  const toIsoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return [toIsoDate(from), toIsoDate(to - 1)];
}
