import * as z from 'zod/mini';
import { claimProof } from './claims.ts';
import { cursor, instant, matchId, named, playerId } from './primitives.ts';
import { securityEventKind } from './security-events.ts';

/** Why a log does not count: see docs/decisions/0031. */
export const quarantineReason = z.enum([
  'contradicts',
  'blocked',
  'rejected',
  'time',
  'roster',
  'duration',
  'deaths',
  'durability',
  'damage',
  'score',
  'drones',
  'mvp',
  'rewards',
]);
export type QuarantineReason = z.infer<typeof quarantineReason>;

export const logDecision = z.enum(['approve', 'reject']);
export type LogDecision = z.infer<typeof logDecision>;
export const trust = z.enum(['trusted', 'blocked']);
export type Trust = z.infer<typeof trust>;

const accountRef = z.object({ id: z.string(), name: z.string() });
export type AccountRef = z.infer<typeof accountRef>;

/** What one upload reports about one match. */
export const reportedMatch = z.object({
  uploadId: z.string(),
  /** Position among the matches of the upload, from 0. */
  ordinal: z.int(),
  receivedAt: instant,
  /** Who uploaded it; none if it was sent without signing in. */
  accounts: z.array(accountRef),
  /** Pseudonym of the network it came from; null for demo data and once it has expired. */
  network: z.nullable(z.string()),
  /** Null if it counts. */
  reason: z.nullable(quarantineReason),
  decision: z.nullable(logDecision),
});
export type ReportedMatch = z.infer<typeof reportedMatch>;

/**
 * `waiting`: logs without a decision; `decided`: approved or rejected ones; `blocked`: those of blocked
 * accounts and networks.
 */
export const quarantineState = z.enum(['waiting', 'decided', 'blocked']);
export type QuarantineState = z.infer<typeof quarantineState>;

const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25);

/** `GET /api/moderation/quarantine` */
export const quarantineQuery = z.object({
  state: z._default(quarantineState, 'waiting'),
  cursor: z.optional(cursor),
  limit,
});
export type QuarantineQuery = z.infer<typeof quarantineQuery>;

const matchSummary = { startedAt: instant, map: named, mode: named };

export const quarantinePage = z.object({
  logs: z.array(z.extend(reportedMatch, matchSummary)),
  nextCursor: z.nullable(z.string()),
});
export type QuarantinePage = z.infer<typeof quarantinePage>;

/** The numbers that logs of one match must agree on. */
export const claimedNumber = z.enum([
  'kills',
  'deaths',
  'assists',
  'droneKills',
  'mvp',
  'score',
  'damage',
  'damageRec',
  'cabinDamage',
]);
export type ClaimedNumber = z.infer<typeof claimedNumber>;

/** What a log reports about one player; damage in points. */
export const playerDescription = z.object({
  /** Team, power score and build are null if the log lacks their roster line. */
  team: z.nullable(z.number()),
  powerScore: z.nullable(z.number()),
  build: z.nullable(z.string()),
  numbers: z.record(claimedNumber, z.number()),
});
export type PlayerDescription = z.infer<typeof playerDescription>;

/** What a log reports about a match as a whole. */
export const matchDescription = z.object({
  startedAt: instant,
  winnerTeam: z.nullable(z.number()),
  /** Seconds. */
  battleTime: z.nullable(z.number()),
  /** How much of it the log contains; null for logs that were last read by an older version. */
  extent: z.nullable(z.enum(['whole', 'late', 'cut'])),
});
export type MatchDescription = z.infer<typeof matchDescription>;

/** A field in which two descriptions of a player, or of a match, differ. */
export const playerDifference = z.enum(['team', 'powerScore', 'build', ...claimedNumber.options]);
export type PlayerDifference = z.infer<typeof playerDifference>;
export const matchDifference = z.enum(['startedAt', 'winnerTeam', 'battleTime']);
export type MatchDifference = z.infer<typeof matchDifference>;

/** `GET /api/moderation/logs/{upload}/{ordinal}`: a log beside the one that describes its match. */
export const moderatedLog = z.extend(reportedMatch, {
  ...matchSummary,
  /** The match it is about, if that counts. */
  matchId: z.nullable(matchId),
  /** How many independent logs agree with the description that counts; 0 if none does. */
  witnesses: z.number(),
  /** What this log reports. */
  claimed: matchDescription,
  /** The description that counts; null if none does, or if it is this log's own. */
  standing: z.nullable(matchDescription),
  differences: z.array(matchDifference),
  players: z.array(
    z.object({
      id: z.string(),
      nickname: z.string(),
      isBot: z.boolean(),
      /** Null for a player whom only the other description has. */
      claimed: z.nullable(playerDescription),
      standing: z.nullable(playerDescription),
      differences: z.array(playerDifference),
    }),
  ),
  /** All logs of the match, the first received first; the one that describes it is marked. */
  logs: z.array(z.extend(reportedMatch, { describes: z.boolean(), weight: z.number() })),
});
export type ModeratedLog = z.infer<typeof moderatedLog>;

/** `PUT /api/moderation/logs/{upload}/{ordinal}`; null undoes a decision. */
export const logDecisionBody = z.object({ decision: z.nullable(logDecision) });

/** Whose uploads are trusted, blocked or undone; `upload` can only be undone. */
export const sourceKind = z.enum(['account', 'network', 'upload']);
export type SourceKind = z.infer<typeof sourceKind>;

const sourceText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0]*$/));

export const sourceParams = z.object({
  kind: sourceKind,
  /** An account’s ID or email address, a network’s pseudonym, or an upload’s ID. */
  source: sourceText,
});
export type Source = z.infer<typeof sourceParams>;

const sourceState = z.extend(sourceParams, {
  /** The account’s name; null for others. */
  name: z.nullable(z.string()),
  trust: z.nullable(trust),
});

/** `GET /api/moderation/sources`: those decided about, and those with quarantined logs. */
export const moderatedSources = z.object({
  sources: z.array(z.extend(sourceState, { uploads: z.number(), quarantined: z.number() })),
});
export type ModeratedSources = z.infer<typeof moderatedSources>;

/** How many uploads of a source are listed. */
export const MAX_LISTED_UPLOADS = 50;

/** `GET /api/moderation/sources/{kind}/{source}` */
export const moderatedSource = z.extend(sourceState, {
  /** The operator's decision that is still being carried out on its uploads. */
  running: z.nullable(z.enum(['trust', 'undo'])),
  /** What undoing everything would remove; during an undo, what is left to remove. */
  effects: z.object({
    uploads: z.number(),
    /** Matches that no other upload contains. */
    matches: z.number(),
    /** Links of the account, and links that its uploads, or these, proved. */
    links: z.number(),
    /** Players who would be shown again. */
    hidden: z.number(),
    /** Uploads that stay because other accounts sent them too. */
    shared: z.number(),
  }),
  /** The newest ones. */
  uploads: z.array(
    z.object({
      id: z.string(),
      receivedAt: instant,
      status: z.enum(['queued', 'reading', 'stored', 'failed']),
      accounts: z.array(accountRef),
      network: z.nullable(z.string()),
      matches: z.number(),
      quarantined: z.number(),
    }),
  ),
});
export type ModeratedSource = z.infer<typeof moderatedSource>;

/** `PUT /api/moderation/sources/{kind}/{source}`; null undoes a decision. */
export const trustBody = z.object({ trust: z.nullable(trust) });

export const claimsState = z.enum(['waiting', 'decided']);
export type ClaimsState = z.infer<typeof claimsState>;

/** `GET /api/moderation/claims` */
export const moderatedClaimsQuery = z.object({ state: z._default(claimsState, 'waiting') });

/** A claim of a player, with what only the operator sees of it. */
export const moderatedClaim = z.object({
  account: accountRef,
  email: z.string(),
  player: z.object({
    id: playerId,
    /** Null until a match with this player is stored. */
    nickname: z.nullable(z.string()),
    isHidden: z.boolean(),
  }),
  /** The email address of the account that the player is linked to; null if there is none. */
  linkedTo: z.nullable(z.string()),
  /** What the account’s logs prove. */
  proof: claimProof,
  requestedAt: instant,
  state: z.enum(['pending', 'granted', 'refused']),
  /** What an operator wrote to the account. */
  note: z.nullable(z.string()),
});
export type ModeratedClaim = z.infer<typeof moderatedClaim>;

/** The latest ones, up to 100. */
export const moderatedClaims = z.object({ claims: z.array(moderatedClaim) });

export const MAX_CLAIM_NOTE_LENGTH = 500;

/** `PUT /api/moderation/claims/{account}/{player}`; null undoes a decision. */
export const claimDecisionBody = z.object({
  decision: z.nullable(z.enum(['grant', 'refuse'])),
  /** A text for the account. */
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(MAX_CLAIM_NOTE_LENGTH), z.regex(/^[^\0]*$/)),
  ),
});
export type ClaimDecision = z.infer<typeof claimDecisionBody>['decision'];

/** `GET /api/moderation/events` */
export const moderationEventsQuery = z.object({
  event: z.optional(securityEventKind),
  /** An account’s ID. */
  account: z.optional(z.uuid()),
  network: z.optional(sourceText),
  cursor: z.optional(cursor),
  limit,
});
export type ModerationEventsQuery = z.infer<typeof moderationEventsQuery>;

export const moderationEvents = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      kind: securityEventKind,
      at: instant,
      /** The account it is about; its name is null if it was deleted. */
      account: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
      network: z.nullable(z.string()),
      /** The ID of the upload, match, player or token it is about. */
      subject: z.nullable(z.string()),
      /** The code of a refusal, or of what was undone. */
      reason: z.nullable(z.string()),
      byOperator: z.boolean(),
      /** The operator’s name; null on the command line. */
      operator: z.nullable(z.string()),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type ModerationEvents = z.infer<typeof moderationEvents>;
