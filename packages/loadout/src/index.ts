export { findProblems, type Problem, type Severity, severityOf } from './find-problems.ts';
export { addParts, countParts, type Loadout, MAX_COUNT, setCount } from './loadout.ts';
export { decodeLoadout, encodeLoadout } from './loadout-code.ts';
export { type History, moveHistory, pushState, startHistory } from './loadout-history.ts';
export {
  type LoadoutPart,
  type SummedFigure,
  summarizeLoadout,
  summedFigures,
  type Total,
  type Totals,
} from './summarize-loadout.ts';
