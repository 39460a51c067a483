import { scriptMatch } from './match-script.ts';
import type { MatchPlan, MatchScript } from './types.ts';

/**
 * Keeps the scripts of recent matches while their uploaders' sessions are written, bounded by lines
 * so that memory stays flat however large the world is; a dropped one is fought again, identically.
 */
export function createScriptCache(maxLines = 60_000): (plan: MatchPlan) => MatchScript {
  const scripts = new Map<MatchPlan, MatchScript>();
  let lines = 0;
  return (plan) => {
    const known = scripts.get(plan);
    if (known) return known;
    const script = scriptMatch(plan);
    scripts.set(plan, script);
    lines += script.times.length;
    for (const [oldest, old] of scripts) {
      if (lines <= maxLines || oldest === plan) break;
      scripts.delete(oldest);
      lines -= old.times.length;
    }
    return script;
  };
}
