import * as z from 'zod/mini';
import {
  claimDecisionBody,
  logDecisionBody,
  moderatedClaims,
  moderatedClaimsQuery,
  moderatedLog,
  moderatedSource,
  moderatedSources,
  moderationEvents,
  moderationEventsQuery,
  quarantinePage,
  quarantineQuery,
  sourceParams,
  trustBody,
} from '../moderation.ts';
import { playerId } from '../primitives.ts';
import type { CallPattern, Operation } from './operation.ts';

/** The properties that every moderation operation must have to compile. */
type OperatorOperation = Operation & { token: 'operator'; caching: 'no-store'; serverOnly: true };
type ModerationTable = Readonly<
  Record<CallPattern & `${string} /api/moderation/${string}`, OperatorOperation>
>;

const moderationDefaults = {
  tag: 'Moderation',
  token: 'operator',
  caching: 'no-store',
  serverOnly: true,
} as const;

const logParams = z.object({
  upload: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  ordinal: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
});

/** Moderation by operators of the server: accounts with that role. */
export const moderationOperations = {
  'GET /api/moderation/quarantine': {
    ...moderationDefaults,
    summary: 'Logs in quarantine, newest first',
    query: quarantineQuery,
    answers: { 200: quarantinePage },
    errors: [400, 401, 403],
    rateLimit: 'read',
    players: 'none',
  },
  'GET /api/moderation/logs/{upload}/{ordinal}': {
    ...moderationDefaults,
    summary: 'What a log says about a match, beside the description that counts',
    params: logParams,
    answers: { 200: moderatedLog },
    errors: [400, 401, 403, 404],
    rateLimit: 'read',
    players: 'unfiltered',
  },
  'PUT /api/moderation/logs/{upload}/{ordinal}': {
    ...moderationDefaults,
    summary: 'Approve or reject a log, or undo that',
    description:
      'An approved log counts whatever other logs say, a rejected one never does. `null` undoes either.',
    params: logParams,
    body: logDecisionBody,
    answers: { 200: moderatedLog },
    errors: [400, 401, 403, 404],
    rateLimit: 'write',
    players: 'unfiltered',
  },
  'GET /api/moderation/sources': {
    ...moderationDefaults,
    summary: 'Trusted and blocked accounts and networks, and those with logs in quarantine',
    answers: { 200: moderatedSources },
    errors: [401, 403],
    rateLimit: 'read',
    players: 'none',
  },
  'GET /api/moderation/sources/{kind}/{source}': {
    ...moderationDefaults,
    summary: 'The uploads of an account or network, and what undoing them would remove',
    params: sourceParams,
    answers: { 200: moderatedSource },
    errors: [400, 401, 403, 404],
    rateLimit: 'read',
    players: 'none',
  },
  'PUT /api/moderation/sources/{kind}/{source}': {
    ...moderationDefaults,
    summary: 'Trust or block an account or a network, or undo that',
    description:
      'Also applies to what it has uploaded, in the background: nothing from a blocked source counts. `null` undoes either.',
    params: sourceParams,
    body: trustBody,
    answers: { 200: moderatedSource },
    errors: [400, 401, 403, 404],
    rateLimit: 'write',
    players: 'none',
  },
  'POST /api/moderation/sources/{kind}/{source}/undo': {
    ...moderationDefaults,
    summary: 'Undo everything that an account, a network or an upload did',
    description:
      'In the background: removes its uploads, whose logs are refused from then on, ends its links to players and shows players it hid. This cannot be undone.',
    params: sourceParams,
    answers: { 200: moderatedSource },
    errors: [400, 401, 403, 404],
    rateLimit: 'write',
    players: 'none',
  },
  'GET /api/moderation/claims': {
    ...moderationDefaults,
    summary: 'Claims of players that wait for an operator, or were decided',
    query: moderatedClaimsQuery,
    answers: { 200: moderatedClaims },
    errors: [400, 401, 403],
    rateLimit: 'read',
    players: 'unfiltered',
  },
  'PUT /api/moderation/claims/{account}/{player}': {
    ...moderationDefaults,
    summary: 'Grant or refuse a claim, or undo that',
    description:
      'A granted player is linked to the account; a hidden one stays hidden. `null` undoes either.',
    params: z.object({ account: z.uuid(), player: playerId }),
    body: claimDecisionBody,
    answers: { 204: z.null() },
    errors: [400, 401, 403, 404, 409],
    rateLimit: 'write',
    players: 'none',
  },
  'GET /api/moderation/events': {
    ...moderationDefaults,
    summary: 'Security events of all accounts, newest first',
    query: moderationEventsQuery,
    answers: { 200: moderationEvents },
    errors: [400, 401, 403],
    rateLimit: 'read',
    players: 'unfiltered',
  },
} as const satisfies ModerationTable;
