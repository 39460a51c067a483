import type { Highs } from 'highs';
import type { Counts } from '../build-answer.ts';
import type { PartGroup } from '../build-request.ts';
import type { BuildModel } from '../model/create-build-model.ts';
import type { Expression } from '../model/linear-model.ts';
import type { RelaxedSolution } from './create-relaxation.ts';
import { type ColumnBounds, maximize } from './maximize.ts';
import { readCounts } from './read-counts.ts';
import { tightenBounds } from './tighten-bounds.ts';

interface Options {
  highs: Highs;
  buildModel: BuildModel;
  objective: Expression;
  relax: (bounds: ColumnBounds) => RelaxedSolution | null;
  /** The groups in which neighbors differ. */
  groups: readonly PartGroup[];
  deadline: number;
  /** The value of the objective that neighbors must exceed. */
  cutoff: () => number | undefined;
  onFound: (counts: Counts) => void;
}

/** Columns that change, and by how much. */
type Move = readonly (readonly [column: number, change: number])[];

const MAX_RELAXED_MOVES = 60;
const MAX_COMPLETED_NEIGHBORS = 12;
/** Requiring whole numbers of the other parts rarely lowers the relaxed value by more. */
const USUAL_LOSS = 1e-3;
const ROUNDING = 1e-9;

/**
 * Returns a function that looks for good builds near another: with one part more, fewer or exchanged,
 * and the parts of the other groups chosen again. The reduced costs of the relaxed problem show which are
 * worth trying. This proves nothing, but a better best build lets the solver prune more.
 */
export function createNeighborExplorer(options: Options): (from: Counts) => void {
  const { highs, buildModel, objective, relax, groups, deadline, cutoff, onFound } = options;
  const { model } = buildModel;
  const fixedParts = buildModel.parts.filter(({ part }) => groups.includes(part.group));
  const seen = new Set<string>();
  return (from) => {
    const values = new Map(
      fixedParts.map(({ part, column, step }) => [column, Math.round((from[part.id] ?? 0) / step)]),
    );
    const boundsAfter = (move: Move): ColumnBounds => {
      const lower = [...model.lower];
      const upper = [...model.upper];
      for (const [column, value] of values) lower[column] = upper[column] = value;
      for (const [column, change] of move) {
        lower[column] = upper[column] = (values.get(column) ?? 0) + change;
      }
      return { lower, upper };
    };
    const start = relax(boundsAfter([]));
    if (start === null) return;
    const isWorthTrying = (value: number) => value > (cutoff() ?? Number.NEGATIVE_INFINITY);
    const isFeasible = createFeasibilityCheck(buildModel, values);
    const moves = listMoves(fixedParts, values).flatMap((move) => {
      const gain = move.reduce(
        (sum, [column, change]) => sum + change * (start.reducedCosts[column] ?? 0),
        0,
      );
      return isWorthTrying(start.value + gain) && isFeasible(move) ? [{ move, gain }] : [];
    });
    const relaxed: RelaxedSolution[] = [];
    let tried = 0;
    for (const { move } of moves.sort((a, b) => b.gain - a.gain)) {
      if (tried === MAX_RELAXED_MOVES) break;
      const bounds = boundsAfter(move);
      const key = fixedParts.map(({ column }) => bounds.lower[column]).join();
      if (seen.has(key)) continue;
      seen.add(key);
      tried += 1;
      const solution = relax(bounds);
      if (solution !== null && isWorthTrying(solution.value)) relaxed.push(solution);
    }
    for (const neighbor of relaxed
      .sort((a, b) => b.value - a.value)
      .slice(0, MAX_COMPLETED_NEIGHBORS)) {
      if (!isWorthTrying(neighbor.value) || Date.now() > deadline) return;
      const threshold = Math.max(neighbor.value - USUAL_LOSS, cutoff() ?? Number.NEGATIVE_INFINITY);
      const bounds = tightenBounds(model, neighbor, threshold);
      const solution = maximize(highs, model, objective, {
        ...{ bounds, deadline, cutoff: threshold, strategy: 'proof' },
      });
      if (solution.status === 'solved' && solution.bound - solution.value < ROUNDING) {
        onFound(readCounts(buildModel, solution.values));
      }
    }
  };
}

/** Returns the moves that add, remove or exchange one part of a group. */
function listMoves(fixedParts: BuildModel['parts'], values: ReadonlyMap<number, number>): Move[] {
  const countIn = (column: number) => values.get(column) ?? 0;
  const removable = fixedParts.filter(({ column }) => countIn(column) > 0);
  const addable = fixedParts.filter(({ column, upper }) => countIn(column) < upper);
  return [
    ...removable.map(({ column }): Move => [[column, -1]]),
    ...addable.map(({ column }): Move => [[column, 1]]),
    ...removable.flatMap((removed) =>
      addable.flatMap((added): Move[] =>
        added !== removed && added.part.group === removed.part.group
          ? [
              [
                [removed.column, -1],
                [added.column, 1],
              ],
            ]
          : [],
      ),
    ),
  ];
}

/** Returns a function that checks whether, after a move, some values of the other columns can satisfy each row. */
function createFeasibilityCheck({ model }: BuildModel, values: ReadonlyMap<number, number>) {
  const rowsOf = new Map<number, [row: number, factor: number][]>();
  const ranges = model.rows.map(({ entries }, row) => {
    let [lowest, highest] = [0, 0];
    for (const [column, factor] of entries) {
      const value = values.get(column);
      const ends = [value ?? model.lower[column] ?? 0, value ?? model.upper[column] ?? 0];
      const products = ends.map((end) => factor * end);
      lowest += Math.min(...products);
      highest += Math.max(...products);
      if (value === undefined) continue;
      const rows = rowsOf.get(column) ?? [];
      rows.push([row, factor]);
      rowsOf.set(column, rows);
    }
    return { lowest, highest };
  });
  return (move: Move): boolean => {
    const changes = new Map<number, number>();
    for (const [column, change] of move) {
      for (const [row, factor] of rowsOf.get(column) ?? []) {
        changes.set(row, (changes.get(row) ?? 0) + factor * change);
      }
    }
    return [...changes].every(([row, change]) => {
      const { lower = 0, upper = 0 } = model.rows[row] ?? {};
      const { lowest = 0, highest = 0 } = ranges[row] ?? {};
      return lowest + change <= upper + ROUNDING && highest + change >= lower - ROUNDING;
    });
  };
}
