import { breakdownPercentilesBy } from '@scrapboard/contract';
import type { CallInput, CallName } from '@scrapboard/contract/operations';
import { partPageKinds } from '@scrapboard/contract/part-page-kinds';

/** A player to look for, and where they can be found. */
export interface Subject {
  id: string;
  nickname: string;
  /** A match they played in. */
  matchId: string;
  /** An upload of which they are the local player. */
  uploadId: string;
  /** Another player of that match. */
  otherPlayer: string;
  /** The player of the viewer's account. */
  ownPlayer: string;
}

/**
 * The inputs with which each call is sent to find a player; a call without an entry does not
 * compile.
 */
export type Probes = {
  readonly [Call in CallName]: (subject: Subject) => readonly CallInput<Call>[];
};

const subjectParams = ({ id }: Subject) => [{ params: { id } }];
const uuid = { id: '00000000-0000-4000-8000-000000000000' };
const moderatedLog = ({ uploadId }: Subject) => [{ params: { upload: uploadId, ordinal: 0 } }];
const moderatedUpload = ({ uploadId }: Subject) => [
  { params: { kind: 'upload' as const, source: uploadId } },
];
/** Returns questions that name the player, or only their build or matches. */
const questionsAbout = ({ id }: Subject) => [
  { query: { facts: 'players', measures: 'games', by: 'player', limit: '1000' } },
  { query: { facts: 'players', measures: 'games', by: 'player', player: id } },
  { query: { facts: 'players', measures: 'games', by: 'day,build', player: id } },
  { query: { facts: 'parts', measures: 'uses', by: 'part,player', player: id } },
];
/** The boards of speed runs: a player may be on any of them. */
const boards = ['raid-easy', 'raid-medium', 'raid-hard'].flatMap((mode) =>
  [
    ...['Pve_Commtowers', 'Pve_Oilevac', 'Pve_Giantsiege', 'Pve_Chase', 'Pve_Bombrun'],
    ...['Pve_Blockpost', 'Pve_Keepheist', 'Pve_TowerDefense'],
  ].map((raid) => ({ mode, raid })),
);
const PASSWORD = 'wrong horse battery';

export const probes: Probes = {
  'GET /dev/profile/{id}': ({ id }) => [
    { params: { id } },
    { params: { id }, query: { category: 'pvp' } },
  ],
  'GET /api/players': ({ id, nickname }) => [
    {},
    { query: { search: id } },
    { query: { search: nickname } },
    { query: { sort: 'mmr', direction: 'desc', limit: 100 } },
  ],
  'GET /api/mmr': ({ id }) => [
    { query: { limit: 100 } },
    { query: { limit: 100, status: 'provisional' } },
    { query: { limit: 1, status: 'provisional', player: id } },
    { query: { limit: 100, status: 'inactive' } },
  ],
  'GET /api/mmr/summary': () => [{}],
  'GET /api/mmr/calibration': () => [{}],
  'GET /api/players/{id}/rating': subjectParams,
  'GET /api/speed-runs': () => [{}],
  'GET /api/speed-runs/{mode}/{raid}': () =>
    boards.map((params) => ({ params, query: { limit: 100 } })),
  'GET /api/speed-runs/{mode}/{raid}/records': () => boards.map((params) => ({ params })),
  'GET /api/players/{id}/speed-runs': subjectParams,
  'GET /api/players/{id}': subjectParams,
  'GET /api/players/{id}/matches': subjectParams,
  'GET /api/players/{id}/graphs': subjectParams,
  'GET /api/players/{id}/matches/{match}/adjacent': ({ id, matchId }) => [
    { params: { id, match: matchId } },
  ],
  'GET /api/players/{id}/parts': ({ id }) => [{ params: { id }, query: { group: 'weapon' } }],
  'GET /api/players/{id}/power-scores': subjectParams,
  'GET /api/players/{id}/breakdown': ({ id }) => [{ params: { id }, query: { by: 'map' } }],
  'GET /api/players/{id}/comparison': subjectParams,
  'GET /api/players/{id}/percentiles': subjectParams,
  'GET /api/players/{id}/breakdown/percentiles': ({ id }) =>
    breakdownPercentilesBy.options.map((by) => ({ params: { id }, query: { by } })),
  'GET /api/players/{id}/played-with': ({ id, otherPlayer }) => [
    { params: { id } },
    { params: { id: otherPlayer } },
  ],
  'GET /api/players/{id}/medals': subjectParams,
  'GET /api/players/{id}/duels': ({ id, otherPlayer }) => [
    { params: { id } },
    { params: { id: otherPlayer } },
    { params: { id: otherPlayer }, query: { opponents: id } },
  ],
  'GET /api/matches/{id}': ({ matchId }) => [{ params: { id: matchId } }],
  'GET /api/matches/{id}/percentiles': ({ matchId }) => [{ params: { id: matchId } }],
  'GET /api/search': ({ id, nickname }) => [
    { query: { q: id } },
    { query: { q: nickname } },
    { query: { q: nickname.slice(0, 3), limit: 20 } },
  ],
  'GET /api/schedule': () => [{}],
  'GET /sched/{kind}.ics': () => [{ params: { kind: 'all' } }],
  'GET /api/prices': () => [{}, { query: { kind: 'resource' } }],
  'GET /api/parts': () => [{}, { query: { kind: 'weapon' } }],
  'GET /api/parts/{id}': () => [{ params: { id: 'CarPart_Gun_Shotgun' } }],
  'GET /api/recipes': () => [{}],
  'GET /api/questions': questionsAbout,
  'GET /api/questions.csv': questionsAbout,
  'GET /api/questions.ndjson': questionsAbout,
  'GET /api/leaders': ({ id }) =>
    partPageKinds.flatMap((kind) => [
      { query: { kind, minGames: '5' } },
      { query: { kind, minGames: '5', player: id } },
    ]),
  // The caller adds the files, which no schema describes.
  'POST /api/uploads': () => [{}],
  'GET /api/uploads/{id}': ({ uploadId }) => [{ params: { id: uploadId } }],
  'GET /api/uploads/{id}/events': ({ uploadId }) => [{ params: { id: uploadId } }],
  'POST /api/uploads/{id}/cancel': ({ uploadId }) => [{ params: { id: uploadId } }],
  'POST /api/auth/sign-up': () => [
    {
      body: { email: 'probe@example.org', password: PASSWORD, firstName: 'Ada', lastName: 'Probe' },
    },
  ],
  'POST /api/auth/sign-in': () => [{ body: { email: 'nobody@example.org', password: PASSWORD } }],
  'POST /api/auth/sign-out': () => [{}],
  'GET /api/auth/my-account': () => [{}],
  'POST /api/auth/reset-password': () => [{ body: { email: 'nobody@example.org' } }],
  'POST /api/auth/reset-password/confirm': () => [{ body: { token: 'none', password: PASSWORD } }],
  'PATCH /api/account': () => [{ body: {} }],
  'PUT /api/account/password': () => [{ body: { currentPassword: PASSWORD, password: PASSWORD } }],
  'GET /api/account/devices': () => [{}],
  'DELETE /api/account/devices/{id}': () => [{ params: uuid }],
  'GET /api/account/security-events': () => [{}],
  'GET /api/account/export': () => [{}],
  'POST /api/account/delete': () => [{ body: { password: PASSWORD } }],
  'GET /api/account/players': () => [{}],
  'POST /api/account/players': ({ id, otherPlayer }) => [
    { body: { id, ask: true } },
    { body: { id: otherPlayer, ask: true } },
  ],
  'PUT /api/account/players/{id}': ({ id, ownPlayer }) => [
    { params: { id }, body: { hidden: false } },
    { params: { id: ownPlayer }, body: { hidden: false } },
  ],
  'DELETE /api/account/players/{id}': ({ id, otherPlayer }) => [
    { params: { id: otherPlayer } },
    { params: { id } },
  ],
  'GET /api/account/tokens': () => [{}],
  'POST /api/account/tokens': () => [{ body: { name: 'Probe' } }],
  'DELETE /api/account/tokens/{id}': () => [{ params: uuid }],
  'GET /api/account/builds': () => [{}],
  'POST /api/account/builds': () => [{ body: { name: 'Probe', code: '1AAB' } }],
  'DELETE /api/account/builds/{id}': () => [{ params: uuid }],
  'GET /api/account/questions': () => [{}],
  'POST /api/account/questions': () => [{ body: { name: 'Probe', query: 'by=map' } }],
  'PUT /api/account/questions/pins': () => [{ body: { ids: [] } }],
  'DELETE /api/account/questions/{id}': () => [{ params: uuid }],
  'GET /api/moderation/quarantine': () => [{}],
  'GET /api/moderation/logs/{upload}/{ordinal}': moderatedLog,
  'PUT /api/moderation/logs/{upload}/{ordinal}': (subject) =>
    moderatedLog(subject).map((input) => ({ ...input, body: { decision: 'approve' as const } })),
  'GET /api/moderation/sources': () => [{}],
  'GET /api/moderation/sources/{kind}/{source}': moderatedUpload,
  'PUT /api/moderation/sources/{kind}/{source}': () => [
    { params: { kind: 'account', source: uuid.id }, body: { trust: 'blocked' } },
  ],
  'POST /api/moderation/sources/{kind}/{source}/undo': moderatedUpload,
  'GET /api/moderation/claims': () => [{}],
  'PUT /api/moderation/claims/{account}/{player}': ({ id }) => [
    { params: { account: uuid.id, player: id }, body: { decision: 'grant' } },
  ],
  'GET /api/moderation/events': () => [{}],
  'GET /api/status': () => [{}],
  'GET /api/pages/{page}': () => [{ params: { page: 'privacy' } }, { params: { page: 'terms' } }],
  'GET /api/openapi.json': () => [{}],
  'GET /healthz': () => [{}],
  'GET /readyz': () => [{}],
  'GET /metrics': () => [{}],
};
