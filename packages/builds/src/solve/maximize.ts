import type { Highs, Model } from 'highs';
import { combine, type Expression, type LinearModel } from '../model/linear-model.ts';
import { toModelData } from '../model/to-model-data.ts';

/** The lowest and the highest value of each column. */
export interface ColumnBounds {
  lower: number[];
  upper: number[];
}

export interface SolveOptions {
  /** Whether columns may be fractional, which needs no search and gives an upper bound. */
  isRelaxed?: boolean;
  /** When to give up, in milliseconds since 1970. */
  deadline: number;
  /** Bounds that replace the model's. */
  bounds?: ColumnBounds | undefined;
  /** The value that a solution must exceed; if none does, the status is `infeasible`. */
  cutoff?: number | undefined;
  /** How HiGHS searches; affects only the time it takes. */
  strategy?: Strategy | undefined;
  /** Called from time to time with the best value found and the best still possible. */
  onBounds?: ((bounds: Bounds) => void) | undefined;
}

interface Bounds {
  value: number | null;
  bound: number | null;
}

/**
 * `search`: it is unknown how good a solution can be; `proof`: the bound is so close to the best known solution
 * that heuristics that look for better ones take longer than they save.
 */
export type Strategy = 'search' | 'proof';

interface FoundSolution {
  status: 'solved';
  /** The values of the columns. */
  values: Float64Array;
  value: number;
  /** No solution has a higher value; the value itself if that is proved. */
  bound: number;
}

export type Solution = FoundSolution | { status: 'infeasible' | 'timedOut' };

/** Objectives, which are scores from 0 to 1, count as equal up to this difference. */
export const PROOF_TOLERANCE = 1e-7;
const MS_PER_SECOND = 1000;
const MIN_SECONDS = 0.001;
/** HiGHS's `kSolutionStatusFeasible`. */
const FEASIBLE = 2;

/** Measured on the models of the bench: they took half as long as with HiGHS's defaults. */
const strategies = {
  search: { mip_allow_restart: false, mip_heuristic_run_rins: false },
  proof: {
    mip_heuristic_effort: 0,
    mip_heuristic_run_rens: false,
    mip_heuristic_run_rins: false,
    mip_heuristic_run_root_reduced_cost: false,
    mip_heuristic_run_feasibility_jump: false,
  },
} as const satisfies Record<Strategy, Parameters<Model['options']['set']>[0]>;

/** Returns the values of the columns for which an expression is highest. */
export function maximize(
  highs: Highs,
  model: LinearModel,
  objective: Expression,
  { isRelaxed = false, deadline, bounds, cutoff, strategy, onBounds }: SolveOptions,
): Solution {
  // HiGHS reports a model without columns as empty even if its rows cannot be satisfied, as they are here.
  if (model.upper.length === 0) return { status: 'infeasible' };
  const { callbackType, modelStatus } = highs.constants;
  // HiGHS cuts off a search at a bound of the objective only when minimising.
  const data = toModelData(highs, { ...model, ...bounds }, combine([[objective, -1]]));
  return highs.withModel(data, (solver): Solution => {
    solver.options.set({
      output_flag: false,
      mip_rel_gap: 0,
      mip_abs_gap: PROOF_TOLERANCE,
      time_limit: Math.max(MIN_SECONDS, (deadline - Date.now()) / MS_PER_SECOND),
      ...(isRelaxed && { solve_relaxation: true }),
      ...(cutoff !== undefined && { objective_bound: -cutoff }),
      ...(strategy !== undefined && strategies[strategy]),
    });
    solver.run(
      onBounds === undefined || isRelaxed
        ? undefined
        : {
            [callbackType.mipLogging]: ({ data: { mip_primal_bound, mip_dual_bound } }) => {
              onBounds({
                value: negateBound(mip_primal_bound),
                bound: negateBound(mip_dual_bound),
              });
            },
          },
    );
    const status = solver.getModelStatus();
    if (status === modelStatus.infeasible || status === modelStatus.objectiveBound) {
      return { status: 'infeasible' };
    }
    const isOptimal = status === modelStatus.optimal;
    const isFeasible = Number(solver.info.get('primal_solution_status')) === FEASIBLE;
    if (!isOptimal && !isFeasible) return { status: 'timedOut' };
    const value = -solver.getObjectiveValue();
    if (isOptimal && cutoff !== undefined && value <= cutoff) return { status: 'infeasible' };
    const values = solver.getSolution().colValue;
    const bound = isOptimal ? value : -Number(solver.info.get('mip_dual_bound'));
    return { status: 'solved', values, value, bound };
  });
}

function negateBound(value: number | undefined): number | null {
  return value !== undefined && Math.abs(value) < 1e20 ? -value : null;
}
