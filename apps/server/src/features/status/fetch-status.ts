import type { Status } from '@scrapboard/contract';
import { countRows } from '../../database/count-rows.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { Deps } from '../../deps.ts';
import { version } from '../../version.ts';
import { fetchBackupState } from '../backup/backup-runs.ts';
import { readDemoState } from '../demo/demo-state.ts';
import type { FactsHealth } from '../facts/facts-health.ts';
import { fetchOperatorPrices } from '../prices/price-state.ts';
import { getMinWitnesses } from '../ratings/ranked-setting.ts';

/** Returns what the web app's shell needs to know about this server. */
export async function fetchStatus({
  pool,
  config,
  catalogue,
  disk,
  jobs,
}: Pick<Deps, 'pool' | 'config' | 'catalogue' | 'disk' | 'jobs'>): Promise<Status> {
  const [player, players, matches, times, demo, backup, space, prices] = await Promise.all([
    fetchStartPlayer(pool, config.player),
    countRows(pool, 'player'),
    countRows(pool, 'match'),
    newestTimes.first(pool),
    fetchDemo(pool),
    fetchBackupState(pool),
    disk.read(),
    fetchOperatorPrices(pool, config.prices),
  ]);
  const season = catalogue.seasonAt(Date.now());
  const previous = catalogue.seasonAt(season.from - 1);
  return {
    siteName: config.siteName,
    version,
    links: {
      about: config.aboutUrl ?? null,
      github: config.githubUrl ?? null,
      community: config.communityUrl ?? null,
    },
    googleMapsKey: config.googleMapsKey ?? null,
    player,
    players,
    matches,
    newestMatchAt: times?.newest_match_at?.toISOString() ?? null,
    newestMatchSeason:
      times?.newest_match_at == null
        ? null
        : catalogue.seasonAt(times.newest_match_at.getTime()).id,
    updatedAt: times?.updated_at?.toISOString() ?? null,
    demo,
    backup: { lastGoodAt: backup.lastGoodAt?.toISOString() ?? null, failed: backup.failed },
    facts: toFactsStatus(jobs.factsHealth()),
    ranked: config.ranked,
    prices: {
      asOf: catalogue.provenance('tradeItems').asOf,
      operator: prices && { readAt: prices.readAt, failedSince: prices.failedSince },
    },
    season: {
      name: season.name,
      startsAt: new Date(season.from).toISOString(),
      previousStartsAt: new Date(previous.from).toISOString(),
    },
    minWitnesses: getMinWitnesses(config.ranked),
    uploadsFrom: config.uploadsFrom,
    uploadsPaused: space.isLow,
    limits: {
      uploadBytes: config.uploadMaxBytes,
      expandedBytes: config.uploadMaxExpandedBytes,
      files: config.uploadMaxFiles,
    },
  };
}

function toFactsStatus(facts: FactsHealth | null): Status['facts'] {
  if (facts === null) return null;
  const { asOf, delaySeconds } = facts;
  return { asOf: asOf?.toISOString() ?? null, isCurrent: asOf !== null && delaySeconds === null };
}

const hiddenPlayer = defineQuery({
  text: 'select from hidden_player where player_id = $1',
  parameters: ['text'],
});

/**
 * Returns the configured player unless they are hidden, since no visitor could see their page; in
 * that case, or without one, the most active player.
 */
async function fetchStartPlayer(
  db: Queryable,
  configured: string | undefined,
): Promise<string | null> {
  const isShown = configured !== undefined && (await hiddenPlayer.run(db, configured)) === 0;
  return isShown ? configured : ((await mostActivePlayer.first(db))?.player_id ?? null);
}

/**
 * Finds the most active uploader, so that a player who uploads their first session finds their own
 * profile and not a stranger’s; if no log names its player, the most active player.
 */
const mostActivePlayer = defineQuery({
  text: `with shown as (
       select player_id, games, upload_count from player_fold f
       where not exists (select from hidden_player h where h.player_id = f.player_id)
     )
     select coalesce(
       (select player_id from shown where upload_count > 0
         order by games desc, player_id desc limit 1),
       (select player_id from shown order by games desc, player_id desc limit 1)
     ) as player_id`,
  columns: { player_id: 'text?' },
});

const newestTimes = defineQuery({
  text: `select (select max(started_at) from match) as newest_match_at,
            (select max(finished_at) from upload where status = 'stored') as updated_at`,
  columns: { newest_match_at: 'timestamptz?', updated_at: 'timestamptz?' },
});

async function fetchDemo(db: Queryable): Promise<Status['demo']> {
  const demo = await readDemoState(db);
  return demo && { filling: demo.filling, matches: demo.matches, totalMatches: demo.totalMatches };
}
