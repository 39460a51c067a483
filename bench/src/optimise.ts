/**
 * Measures the processor time of the build optimiser for the five best builds of the whole catalogue
 * within typical limits, and how much of it the solver HiGHS takes; the rest reads the request, creates
 * the models and evaluates the answer. The measurements of weapons are made up by a fixed rule.
 * `node bench/src/optimise.ts`; exits with 1 if the median is 2 s or more, if the slowest request takes 15 s
 * or more, or if all take more than 1.2 times what HiGHS takes.
 */
import { defaultCatalogue } from '@scrapboard/catalogue';
import type { BuildLimits, BuildPart, BuildRequest } from '../../packages/builds/src/index.ts';
import { optimiseBuild } from '../../packages/builds/src/index.ts';
import { loadSolver } from '../../packages/builds/src/solve/load-solver.ts';

const MAX_MEDIAN_MS = 2000;
const MAX_WORST_MS = 15_000;
const MAX_RATIO = 1.2;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const highs = await loadSolver({});
/** The processor time that HiGHS has taken for its runs. */
let solverMs = 0;
const { withModel } = highs;
highs.withModel = ((source: never, use: (model: never) => unknown) =>
  withModel(source, (model) => {
    const { run } = model;
    model.run = (callbacks) => {
      const from = cpuMs();
      const result = run.call(model, callbacks);
      solverMs += cpuMs() - from;
      return result;
    };
    return use(model as never);
  })) as typeof withModel;

/** Returns a pseudorandom number from 0 to 1 that depends only on a text. */
function fractionOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 10_007;
  return hash / 10_007;
}

const hardware = { Generator: 'generator', Engine: 'engine' } as const;
const parts = defaultCatalogue.parts().flatMap((part): BuildPart[] => {
  const { id, category, type, rarity, price, powerScore, figures, faction, level } = part;
  if (category === 'other') return [];
  const group =
    category === 'hardware' ? (hardware[type as keyof typeof hardware] ?? 'module') : category;
  const fraction = fractionOf(id);
  return [
    {
      id,
      group,
      powerScore,
      figures,
      faction,
      level,
      cost: price?.sell || (rarity === 'base' ? 0 : null),
      ...(group === 'weapon' &&
        fraction < 0.8 && {
          measured: { damage: 500 + 2000 * fraction, winRate: 12 * fractionOf(`${id} wins`) - 7 },
        }),
    },
  ];
});

const typicalLimits: BuildLimits = {
  withinTonnage: true,
  groups: {
    weapon: { min: 1, max: 6 },
    movement: { min: 4, max: 10 },
    generator: { max: 2 },
    engine: { max: 1 },
    module: { max: 4 },
    frame: { max: 8 },
    structure: { max: 24 },
  },
  copies: { frame: 4, structure: 4 },
  pairs: ['movement'],
};
const allGoals = { durability: 5, damage: 5, winRate: 5, speed: 2, cost: 1 };
const fightingGoals = { durability: 5, damage: 5, winRate: 5 };
const coreGroups = ['cabin', 'weapon', 'movement', 'generator', 'engine', 'module'] as const;
const powerScores = [4000, 6000, 8000, 9000, 12_000];
const requests = powerScores.flatMap((max): [name: string, request: BuildRequest][] => {
  const limits = { ...typicalLimits, powerScore: { max } };
  const common = { parts, count: 5, difference: { parts: 1, groups: coreGroups } };
  return [
    [`${max} power score, all goals`, { ...common, limits, weights: allGoals }],
    [`${max} power score, fighting`, { ...common, limits, weights: fightingGoals }],
    [
      `${max} power score, 3,000 coins`,
      { ...common, limits: { ...limits, budget: 3000 }, weights: fightingGoals },
    ],
  ];
});

console.log(`${parts.length} parts; the five best builds, in ms of processor time`);
const first = requests[0];
// The first run compiles the solver.
if (first !== undefined) await optimiseBuild({ ...first[1], count: 1 });
const times: number[] = [];
let totalSolverMs = 0;
for (const [name, request] of requests) {
  solverMs = 0;
  const from = cpuMs();
  const answer = await optimiseBuild(request, { timeLimitMs: 300_000 });
  const ms = cpuMs() - from;
  times.push(ms);
  totalSolverMs += solverMs;
  const outcome = answer.status === 'solved' ? `${answer.builds.length} builds` : answer.status;
  const ratio = (ms / solverMs).toFixed(2);
  console.log(`${name.padEnd(34)} ${ms.toFixed(0).padStart(6)}  ${ratio} × HiGHS  ${outcome}`);
}
times.sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)] ?? 0;
const worst = times.at(-1) ?? 0;
const ratio = times.reduce((sum, ms) => sum + ms, 0) / totalSolverMs;
const hasFailed = median >= MAX_MEDIAN_MS || worst >= MAX_WORST_MS || ratio > MAX_RATIO;
console.log(
  `median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms, ${ratio.toFixed(2)} × HiGHS alone; ` +
    `limits: median ${MAX_MEDIAN_MS} ms, worst ${MAX_WORST_MS} ms, ${MAX_RATIO} × HiGHS, ${hasFailed ? 'EXCEEDED' : 'met'}`,
);
process.exit(hasFailed ? 1 : 0);
