import type { Highs } from 'highs';
import type { Expression, LinearModel } from '../model/linear-model.ts';
import { toModelData } from '../model/to-model-data.ts';

export interface SolveOptions {
  /** Whether columns may have fractions, which takes no search and bounds what whole ones can do. */
  isRelaxed?: boolean;
  /** When to give up, in milliseconds since 1970. */
  deadline: number;
  /** Called from time to time with the best value found and the best still possible. */
  onBounds?: ((bounds: Bounds) => void) | undefined;
}

interface Bounds {
  value: number | null;
  bound: number | null;
}

interface Solved {
  status: 'solved';
  /** The values of the columns. */
  values: Float64Array;
  value: number;
  /** No solution has a higher value; the value itself if that is proved. */
  bound: number;
}

export type Solution = Solved | { status: 'infeasible' | 'timedOut' };

/** Absolute difference of objectives, of scores from 0 to 1, up to which they count as equal. */
const PROOF_TOLERANCE = 1e-7;
const MS_PER_SECOND = 1000;
const MIN_SECONDS = 0.001;
/** HiGHS's `kSolutionStatusFeasible`. */
const FEASIBLE = 2;

/** Returns the values of the columns for which an expression is highest. */
export function maximise(
  highs: Highs,
  model: LinearModel,
  objective: Expression,
  { isRelaxed = false, deadline, onBounds }: SolveOptions,
): Solution {
  // HiGHS reports a model without columns as empty even if its rows cannot be satisfied, as they are here.
  if (model.upper.length === 0) return { status: 'infeasible' };
  const { callbackType, modelStatus } = highs.constants;
  return highs.withModel(toModelData(highs, model, objective), (solver): Solution => {
    solver.options.set({
      output_flag: false,
      mip_rel_gap: 0,
      mip_abs_gap: PROOF_TOLERANCE,
      time_limit: Math.max(MIN_SECONDS, (deadline - Date.now()) / MS_PER_SECOND),
      ...(isRelaxed && { solve_relaxation: true }),
    });
    solver.run(
      onBounds === undefined || isRelaxed
        ? undefined
        : {
            [callbackType.mipLogging]: ({ data }) => {
              onBounds({
                value: finiteOrNull(data.mip_primal_bound),
                bound: finiteOrNull(data.mip_dual_bound),
              });
            },
          },
    );
    const status = solver.getModelStatus();
    if (status === modelStatus.infeasible) return { status: 'infeasible' };
    const isOptimal = status === modelStatus.optimal;
    const isFeasible = Number(solver.info.get('primal_solution_status')) === FEASIBLE;
    if (!isOptimal && !isFeasible) return { status: 'timedOut' };
    const value = solver.getObjectiveValue();
    const values = solver.getSolution().colValue;
    const bound = isOptimal ? value : Number(solver.info.get('mip_dual_bound'));
    return { status: 'solved', values, value, bound };
  });
}

function finiteOrNull(value: number | undefined): number | null {
  return value !== undefined && Math.abs(value) < 1e20 ? value : null;
}
