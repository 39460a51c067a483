import type { Match, MatchPlayer } from '@scrapboard/contract';
import { ratio } from '@scrapboard/statistics';

/** Returns the teams' totals, bots included. */
export function toTeams(players: readonly MatchPlayer[]): Match['teams'] {
  const teams = [...new Set(players.map(({ team }) => team))].sort((a, b) => a - b);
  return teams.map((team) => {
    const members = players.filter((player) => player.team === team);
    const sum = (numberOf: (player: MatchPlayer) => number) =>
      members.reduce((total, player) => total + numberOf(player), 0);
    const membersWithPowerScore = members.filter(({ powerScore }) => powerScore > 0);
    return {
      team,
      score: sum(({ score }) => score),
      // Summed in hundredths, because decimal fractions do not add up exactly.
      damage: sum(({ damage }) => Math.round(damage * 100)) / 100,
      kills: sum(({ kills }) => kills),
      powerScore: Math.round(
        ratio(
          sum(({ powerScore }) => powerScore),
          membersWithPowerScore.length,
        ),
      ),
    };
  });
}
