import type { MatchPlan, MatchScript } from './types.ts';
import { writeMatchScript } from './write-match-script.ts';

const MAX_LINES = 60_000;

/**
 * Caches the scripts of recent matches while their uploaders' sessions are written. The number of
 * lines is limited, so that memory use does not grow with the world; an evicted match is simulated
 * again with the same result.
 */
export function createScriptCache(maxLines = MAX_LINES): (plan: MatchPlan) => MatchScript {
  const scripts = new Map<MatchPlan, MatchScript>();
  let lines = 0;
  return (plan) => {
    const cached = scripts.get(plan);
    if (cached) return cached;
    const script = writeMatchScript(plan);
    scripts.set(plan, script);
    lines += script.times.length;
    for (const [oldestPlan, oldestScript] of scripts) {
      if (lines <= maxLines || oldestPlan === plan) break;
      scripts.delete(oldestPlan);
      lines -= oldestScript.times.length;
    }
    return script;
  };
}
