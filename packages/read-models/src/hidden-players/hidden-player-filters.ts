import type { AccountPlayers, LeadersAnswer, QuestionAnswer, Upload } from '@scrapboard/contract';
import type { CallAnswer, CallName, CallsWith } from '@scrapboard/contract/operations';
import { maskMatch } from './mask-match.ts';
import type { Visibility } from './visibility.ts';

/** The calls whose answers may name players. */
export type NamingCall = CallsWith<{ players: 'others' } | { players: 'subject and others' }>;

type Filter<Call extends CallName> = (
  answer: CallAnswer<Call>,
  visibility: Visibility,
) => CallAnswer<Call> | Promise<CallAnswer<Call>>;

/**
 * Functions that remove hidden players from the answers of calls. A query may leave them out itself, to return full
 * pages and correct totals, but no name stays hidden because of that alone.
 */
export const hiddenPlayerFilters: { readonly [Call in NamingCall]: Filter<Call> } = {
  'GET /api/status': (status, { isHidden }) => ({
    ...status,
    player: status.player === null || isHidden(status.player) ? null : status.player,
  }),
  'GET /api/players': removeHiddenPlayers,
  'GET /api/mmr': removeHiddenPlayers,
  'GET /api/speed-runs': (answer, { isHidden }) => ({
    ...answer,
    raids: answer.raids.map((raid) => ({
      ...raid,
      solo: raid.solo && removeHiddenRunners(raid.solo, isHidden),
      party: raid.party && removeHiddenRunners(raid.party, isHidden),
    })),
  }),
  'GET /api/speed-runs/{mode}/{raid}': (answer, { isHidden }) => ({
    ...answer,
    runs: answer.runs.map((run) => removeHiddenRunners(run, isHidden)),
  }),
  'GET /api/speed-runs/{mode}/{raid}/records': ({ records }, { isHidden }) => ({
    records: records.map((run) => removeHiddenRunners(run, isHidden)),
  }),
  'GET /api/players/{id}/played-with': (answer, { isHidden }) => ({
    ...answer,
    players: answer.players.filter(({ player }) => !isHidden(player.id)),
  }),
  'GET /api/players/{id}/duels': (answer, { isHidden }) => ({
    ...answer,
    duels: answer.duels.filter(({ player }) => !isHidden(player.id)),
  }),
  'GET /api/search': removeHiddenPlayers,
  'GET /api/questions': removeHiddenRows,
  // Written from the answer above, from which hidden players have already been removed.
  'GET /api/questions.csv': (text) => text,
  'GET /api/questions.ndjson': (text) => text,
  'GET /api/leaders': removeHiddenLeaders,
  'GET /api/matches/{id}': maskMatch,
  'GET /api/account/players': removeHiddenPendingNames,
  'POST /api/account/players': removeHiddenPendingNames,
  'PUT /api/account/players/{id}': removeHiddenPendingNames,
  'DELETE /api/account/players/{id}': removeHiddenPendingNames,
  'GET /api/account/export': (answer, visibility) => ({
    ...answer,
    players: removeHiddenPendingNames(answer.players, visibility),
  }),
  'GET /api/uploads/{id}': removeHiddenLocalPlayers,
  'GET /api/uploads/{id}/events': removeHiddenLocalPlayers,
};

function removeHiddenPlayers<Answer extends { players: readonly { id: string }[] }>(
  answer: Answer,
  { isHidden }: Visibility,
): Answer {
  return { ...answer, players: answer.players.filter(({ id }) => !isHidden(id)) };
}

/** Removes hidden players from a run; the queries themselves leave out runs in which every player is hidden. */
function removeHiddenRunners<Run extends { players: readonly { id: string }[] }>(
  run: Run,
  isHidden: Visibility['isHidden'],
): Run {
  return { ...run, players: run.players.filter(({ id }) => !isHidden(id)) };
}

/**
 * Removes the rows and names of hidden players. Totals still include them, without naming them. An answer without
 * hidden players is returned unchanged, so that a cached answer is serialized only once.
 */
function removeHiddenRows(answer: QuestionAnswer, { isHidden }: Visibility): QuestionAnswer {
  const { player = {}, ...names } = answer.names;
  const entries = Object.entries(player);
  const visibleNames = entries.filter(([id]) => !isHidden(id));
  const rows = answer.rows.filter((row) => typeof row.player !== 'string' || !isHidden(row.player));
  if (visibleNames.length === entries.length && rows.length === answer.rows.length) return answer;
  return {
    ...answer,
    rows,
    names: { ...names, ...(answer.names.player && { player: Object.fromEntries(visibleNames) }) },
  };
}

function removeHiddenLeaders(answer: LeadersAnswer, { isHidden }: Visibility): LeadersAnswer {
  return {
    ...answer,
    leaders: answer.leaders
      .filter(({ best }) => !isHidden(best.player.id))
      .map(({ marked, ...leader }) => ({
        ...leader,
        marked: marked === null || isHidden(marked.player) ? null : marked,
      })),
  };
}

/** Removes the local players hidden from the viewer from an upload. */
export function removeHiddenLocalPlayers<Answer extends Pick<Upload, 'localPlayers'>>(
  upload: Answer,
  { isHidden }: Visibility,
): Answer {
  return { ...upload, localPlayers: upload.localPlayers.filter(({ id }) => !isHidden(id)) };
}

/**
 * Removes the names of hidden players with pending claims: until a claim is granted, the account sees only the
 * id it entered.
 */
function removeHiddenPendingNames(
  players: AccountPlayers,
  { isHidden }: Visibility,
): AccountPlayers {
  return {
    ...players,
    asked: players.asked.map((player) =>
      isHidden(player.id) ? { ...player, nickname: null } : player,
    ),
  };
}
