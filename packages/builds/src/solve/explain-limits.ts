import { scoreExpression, scoreOffset } from '../answer/create-scale.ts';
import type { Build, Condition, LimitEffect, Progress, Solved } from '../build-answer.ts';
import { createBuildModel } from '../model/create-build-model.ts';
import { findBuild, type Search } from './find-build.ts';
import { loosen } from './loosen.ts';
import { maximize } from './maximize.ts';

/** Smaller gains are ignored: scores are only proved to a millionth. */
const MIN_GAIN = 1e-5;

/**
 * Returns what each limit would gain if it were looser by a step, the highest gain first. The best build
 * is searched for again, since shadow prices of a linear program do not apply to whole parts; the
 * relaxed problem, which takes no search, shows where that cannot gain anything.
 */
export function explainLimits(
  search: Search,
  best: Build,
  onProgress: (progress: Progress) => void,
): Pick<Solved, 'limits' | 'areLimitsExplained'> {
  const { highs, problem, conditions, scale, deadline } = search;
  const loosenedLimits = conditions.flatMap((condition) => loosen(condition) ?? []);
  const terms = new Set(scale.spreads.map(({ term }) => term));
  const effects: LimitEffect[] = [];
  let areLimitsExplained = true;
  loosenedLimits.forEach(({ condition, step, loosened }, index) => {
    onProgress({ step: 'limits', index, total: loosenedLimits.length });
    const loosenedConditions: Condition[] = conditions.map((other) =>
      other === condition ? loosened : other,
    );
    const buildModel = createBuildModel(problem, loosenedConditions, terms);
    const objective = scoreExpression(scale, buildModel);
    const relaxed = maximize(highs, buildModel.model, objective, { isRelaxed: true, deadline });
    if (relaxed.status === 'solved' && relaxed.value - scoreOffset(scale) < best.score + MIN_GAIN)
      return;
    const threshold = best.score + MIN_GAIN;
    const result = findBuild({ ...search, conditions: loosenedConditions }, { threshold });
    if (result.status === 'infeasible') return;
    if (result.status !== 'solved' || result.build.gap > 0) areLimitsExplained = false;
    if (result.status !== 'solved') return;
    const { score } = result.build;
    const gain = score - best.score;
    if (gain >= MIN_GAIN) effects.push({ condition, step, score, gain });
  });
  return { limits: effects.sort((a, b) => b.gain - a.gain), areLimitsExplained };
}
