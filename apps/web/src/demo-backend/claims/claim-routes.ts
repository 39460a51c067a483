import { accountError, notFound, unknownPlayer } from '@scrapboard/contract';
import type { AccountDeps } from '../auth/account-deps.ts';
import type { AccountsState } from '../auth/accounts-state.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { fetchAccountPlayers } from './fetch-account-players.ts';

const notYours = () => notFound('This player is not linked to your account.');
/** Claims that may be pending at the same time. */
const MAX_PENDING_CLAIMS = 20;

/** Returns the routes for claiming players and hiding them. */
export function claimRoutes({ accounts, viewers, game }: AccountDeps): DemoRoute[] {
  const listFor = async (accountId: string) =>
    await fetchAccountPlayers(await accounts.read(), accountId, game);

  const list = defineRoute(
    'GET /api/account/players',
    async ({ headers }) => await listFor((await viewers.requireViewer(headers)).accountId),
  );

  const claim = defineRoute('POST /api/account/players', async (call) => {
    const { headers, visibility, body } = call;
    const { id, ask } = body;
    const { accountId } = await viewers.requireOwner(headers);
    const isProven = (await game.localPlayersOf(accountId)).includes(id);
    if (!isProven && !ask) throw accountError('not_your_player');
    const isKnown = isProven || (!visibility.isHidden(id) && (await game.nicknameOf(id)) !== null);
    if (!isKnown) throw unknownPlayer();
    await accounts.change((state) => {
      if (isProven) linkPlayer(state, accountId, id);
      else requestClaim(state, accountId, id);
    });
    return await listFor(accountId);
  });

  const hide = defineRoute(
    'PUT /api/account/players/{id}',
    async ({ headers, params: { id }, body: { hidden } }) => {
      const { accountId } = await viewers.requireOwner(headers);
      await accounts.change((state) => {
        if (findClaim(state, accountId, id)?.linked !== true) throw notYours();
        setHidden(state, id, hidden);
      });
      return await listFor(accountId);
    },
  );

  const unlink = defineRoute(
    'DELETE /api/account/players/{id}',
    async ({ headers, params: { id } }) => {
      const { accountId } = await viewers.requireOwner(headers);
      await accounts.change((state) => {
        const claim = findClaim(state, accountId, id);
        if (claim === undefined) throw notYours();
        state.claims = state.claims.filter((other) => other !== claim);
        if (claim.linked) setHidden(state, id, false);
      });
      return await listFor(accountId);
    },
  );

  return [list, claim, hide, unlink];
}

function findClaim({ claims }: AccountsState, accountId: string, id: string) {
  return claims.find((claim) => claim.accountId === accountId && claim.playerId === id);
}

/** Links a player to an account. Throws `player_taken`. */
function linkPlayer(state: AccountsState, accountId: string, id: string): void {
  const owner = state.claims.find(({ playerId, linked }) => linked && playerId === id);
  if (owner !== undefined && owner.accountId !== accountId) {
    throw accountError('player_taken');
  }
  const claim = findClaim(state, accountId, id);
  if (claim === undefined) state.claims.push({ accountId, playerId: id, linked: true });
  else claim.linked = true;
}

function requestClaim(state: AccountsState, accountId: string, id: string): void {
  if (findClaim(state, accountId, id) !== undefined) return;
  const pending = state.claims.filter((claim) => claim.accountId === accountId && !claim.linked);
  if (pending.length >= MAX_PENDING_CLAIMS) throw accountError('too_many_claims');
  state.claims.push({ accountId, playerId: id, linked: false });
}

function setHidden(state: AccountsState, id: string, hidden: boolean): void {
  state.hidden = state.hidden.filter((other) => other !== id);
  if (hidden) state.hidden.push(id);
}
