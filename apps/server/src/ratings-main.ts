import { isRated } from '@scrapboard/statistics';
import { describeTuning, type StoredMatch, tuneRatings } from '@scrapboard/statistics/tune-ratings';
import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { attachDatabase } from './database/attach-database.ts';
import { getMinWitnesses, readRanked } from './features/ratings/ranked-setting.ts';
import { streamPlayedMatches } from './features/ratings/stream-played-matches.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { StartError } from './start-error.ts';

/** Only the newest matches are used, since all of them are kept in memory. */
const MAX_MATCHES = 50_000;

/** `scrapboard ratings tune`: changes nothing, and the server may keep running. */
async function main(): Promise<void> {
  const config = readConfig();
  const { pool, close } = await attachDatabase(config, createLog({ level: 'warn' }));
  const catalogue = loadCatalogue(config.catalogueFolder);
  try {
    let storedMatches: StoredMatch[] = [];
    const requiredWitnesses = getMinWitnesses(await readRanked(pool));
    for await (const matches of streamPlayedMatches(pool, new Date(0), requiredWitnesses)) {
      const ratedMatches = matches.filter(
        (match) => match.isRanked && isRated(match, (mode) => catalogue.mode(mode).teams),
      );
      const tuningMatches = ratedMatches.map(
        ({ mode, winnerTeam, playerIds, teams, botTeams }) => ({
          mode,
          winnerTeam,
          players: [
            ...playerIds.map((id, i) => ({ id, team: teams[i] ?? 0, bot: false })),
            ...botTeams.map((team, i) => ({ id: `bot:${i}`, team, bot: true })),
          ],
        }),
      );
      storedMatches = [...storedMatches, ...tuningMatches].slice(-MAX_MATCHES);
    }
    console.log(describeTuning(tuneRatings(storedMatches), storedMatches.length));
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
