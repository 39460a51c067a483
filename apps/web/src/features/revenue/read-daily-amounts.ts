import { DAY_MS } from '../../day-ms.ts';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import type { Pricing } from './price-resources.ts';

/** What was paid on each day of a period. */
export interface DailyAmounts {
  /** Every day from the first to the last with a payment. */
  days: string[];
  /** The resources that were paid, the most valuable first. */
  resources: Pricing['resources'];
  /** The amount of a resource on each day, by its id. */
  amounts: Record<string, number[]>;
}

/** Reads an answer by day and resource; days without payments are 0. */
export function readDailyAmounts(
  rows: readonly Row<'day' | 'resource' | 'amount'>[],
  resources: Pricing['resources'],
): DailyAmounts {
  const days = fillMissingDays(rows.map((row) => keyOf(row, 'day')));
  const indexes = new Map(days.map((day, index) => [day, index]));
  const amounts: Record<string, number[]> = {};
  for (const row of rows) {
    const id = keyOf(row, 'resource');
    amounts[id] ??= days.map(() => 0);
    const index = indexes.get(keyOf(row, 'day'));
    if (index !== undefined) amounts[id][index] = countOf(row, 'amount');
  }
  const worthOf = ({ id, coins }: Pricing['resources'][number]) =>
    coins * (amounts[id] ?? []).reduce((sum, amount) => sum + amount, 0);
  const paidResources = resources.filter(({ id }) => amounts[id] !== undefined);
  return { days, resources: paidResources.toSorted((a, b) => worthOf(b) - worthOf(a)), amounts };
}

function fillMissingDays(days: readonly string[]): string[] {
  const times = days.map((day) => Date.parse(day));
  if (times.length === 0) return [];
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const count = Math.round((last - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  );
}
