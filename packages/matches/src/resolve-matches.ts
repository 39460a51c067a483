import { compareByUpload, compareText } from './compare-sightings.ts';
import { formCamps } from './form-camps.ts';
import { closest, groupBy, groupLogs } from './group-logs.ts';
import type { Hash63 } from './hash63.ts';
import { type Quarantine, type Settled, settleDisputes } from './settle-disputes.ts';
import { type Testimony, weights } from './testimony.ts';

/** A match and the logs that contain it. */
export interface ResolvedMatch<S extends Testimony = Testimony> {
  id: string;
  /** The logs that agree on it. */
  members: S[];
  /** Logs of it that do not count, with the reason. */
  disputed: Map<S, Quarantine>;
  /** Why the match itself is kept out of all numbers; null if it counts. */
  quarantine: Quarantine | null;
  /** How many independent logs say the same; at least 1. */
  witnesses: number;
  /** The log that describes the match. */
  canonical: S;
  /** Epoch milliseconds. */
  startedAt: number;
  category: string;
  mode: string;
  region: string | null;
  host: string | null;
  clientVersion: string | null;
}

/**
 * Resolves which matches a set of logs contains, and which log describes each. The set must be
 * closed: it includes every log that shares a roster or a server guid with any of its logs. The
 * result depends only on the set and, where logs contradict each other, on when they were received
 * and what their sources weigh; never on the order in which they are read. See docs/decisions/0007
 * and 0031 for the rules; in short:
 *
 * - one guid and roster is one match, and two guids are two;
 * - without guids, equal roster, winner and battle time make one match, unless the clocks differ by
 *   more than wrong time zones explain;
 * - a log without a finish belongs to the match of the same roster that is closest in time;
 * - of descriptions that contradict each other the first one stands, until independent ones agree
 *   on another.
 */
export function resolveMatches<S extends Testimony>(
  logs: readonly S[],
  hash63: Hash63,
): ResolvedMatch<S>[] {
  const silenced = new Map(
    logs.flatMap((log): [S, Quarantine][] => {
      const reason = reasonToIgnore(log);
      return reason === null ? [] : [[log, reason]];
    }),
  );
  const heard = groupLogs(logs.filter((log) => !silenced.has(log)));
  const matches = settleDisputes(heard.flatMap(formCamps)).map((settled) => describe(settled));
  const left = attachSilenced(silenced, matches);
  const unheard = groupLogs(left)
    .flatMap(formCamps)
    .map((camp) =>
      describe({
        camp,
        startedAt: camp.group.time,
        quarantine: silenced.get(camp.standing) ?? 'rejected',
        rivals: [],
      }),
    );
  return assignMatchIds([...matches, ...unheard], hash63);
}

function reasonToIgnore({ decision, source }: Testimony): 'blocked' | 'rejected' | null {
  if (decision === 'approve') return null;
  if (decision === 'reject') return 'rejected';
  return source.weight === weights.blocked ? 'blocked' : null;
}

/** Adds logs that do not count to the match that they are of; returns those of no other match. */
function attachSilenced<S extends Testimony>(
  silenced: ReadonlyMap<S, Quarantine>,
  matches: readonly Omit<ResolvedMatch<S>, 'id'>[],
): S[] {
  return [...silenced].flatMap(([log, reason]) => {
    const fits = matches.filter(({ canonical }) =>
      log.guid === null ? log.rosterKey === canonical.rosterKey : log.guid === canonical.guid,
    );
    const groups = fits.map(({ members, startedAt }) => ({ guid: null, members, time: startedAt }));
    const group = closest(log.at, groups);
    const match = matches.find(({ members }) => members === group?.members);
    match?.disputed.set(log, reason);
    return match === undefined ? [log] : [];
  });
}

function describe<S extends Testimony>(settled: Settled<S>): Omit<ResolvedMatch<S>, 'id'> {
  const { camp, startedAt, quarantine, rivals } = settled;
  const { standing, members, witnesses } = camp;
  // What only game.log knows is taken from the first one received, because no later one may turn the
  // match into a custom or restricted one.
  const queued =
    members.find((s) => s.guid !== null || s.queueTag !== null || s.customGame) ?? standing;
  return {
    members: members.toSorted(compareByUpload),
    disputed: new Map(
      rivals.flatMap((rival) => rival.members.map((log) => [log, 'contradicts'] as const)),
    ),
    quarantine,
    witnesses,
    canonical: standing,
    startedAt,
    category: queued.category,
    mode: queued.mode,
    region: members.find((s) => s.region !== null)?.region ?? null,
    host: members.find((s) => s.host !== null)?.host ?? null,
    clientVersion: members.find((s) => s.clientVersion !== null)?.clientVersion ?? null,
  };
}

/**
 * Two matches whose logs look alike (such as a rematch that also reached the time limit) still get
 * two ids; one in quarantine never takes the id of one that counts.
 */
function assignMatchIds<S extends Testimony>(
  matches: Omit<ResolvedMatch<S>, 'id'>[],
  hash63: Hash63,
): ResolvedMatch<S>[] {
  return [...groupBy(matches, (match) => match.canonical.ownId)].flatMap(([ownId, alike]) =>
    alike
      .sort(
        (a, b) =>
          Number(a.quarantine !== null) - Number(b.quarantine !== null) ||
          a.startedAt - b.startedAt ||
          compareText(a.canonical.guid ?? '', b.canonical.guid ?? '') ||
          compareByUpload(a.canonical, b.canonical),
      )
      .map((match, n) => ({ ...match, id: n === 0 ? ownId : hash63(`${ownId} again ${n}`) })),
  );
}
