import type { MatchFilters, Profile, ProfileField } from '@scrapboard/contract';
import { foldColumn, foldMatchOf } from '@scrapboard/matches';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import { foldedNumbers, foldMatches } from '@scrapboard/statistics';
import type { World, WorldPlayer } from '../world/make-world.ts';
import { chooseRows } from './choose-rows.ts';

/** The profile of a player over the matches that the filters leave. */
export function readProfile(world: World, player: WorldPlayer, filters: MatchFilters): Profile {
  const chosen = chooseRows(player.rows, filters);
  const fold = foldMatches(chosen.map(foldMatchOf));
  const ids = new Set(chosen.map(({ match_id }) => match_id));
  const values: Partial<Record<ProfileField, number | null>> = {
    games: fold.games,
    wins: fold.wins,
    losses: fold.losses,
    draws: fold.draws,
    rounds: fold.rounds,
    round_wins: fold.roundWins,
    round_losses: fold.roundLosses,
    round_draws: fold.roundDraws,
    mvp: fold.mvp,
    // A rating belongs to a player, not to a selection of his matches.
    mmr: world.ratings.now(player.id).mmr,
    record_count: fold.records,
    upload_count: [...uploadedBy(world, player)].filter((id) => ids.has(id)).length,
  };
  for (const name of foldedNumbers) {
    const column = foldColumn[name];
    values[`tot_${column}`] = fold.total[name];
    values[`min_${column}`] = fold.min?.[name] ?? null;
    values[`max_${column}`] = fold.max?.[name] ?? null;
  }
  const texts = profileColumns.map((column) => values[column]?.toString() ?? null);
  return JSON.parse(profileJson(texts));
}

/** The matches that a player's own uploads brought or confirmed. */
export function uploadedBy(world: World, player: WorldPlayer): Set<string> {
  return new Set(player.own.map((match) => world.matchOf.get(match) ?? ''));
}
