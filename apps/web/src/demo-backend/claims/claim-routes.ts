import {
  accountError,
  MAX_LINKED_PLAYERS,
  MAX_PENDING_CLAIMS,
  notFound,
  unknownPlayer,
} from '@scrapboard/contract';
import type { AccountDeps } from '../auth/account-deps.ts';
import type { AccountsState } from '../auth/accounts-state.ts';
import { addSecurityEvent } from '../auth/security-events.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { fetchAccountPlayers } from './fetch-account-players.ts';

const notLinked = () => notFound('This player is not linked to your account.');

/** Returns the routes for claiming players and hiding them. */
export function claimRoutes({ accounts, viewers, gameData }: AccountDeps): DemoRoute[] {
  const readPlayers = async (accountId: string) =>
    await fetchAccountPlayers(await accounts.read(), accountId, gameData);

  const list = defineRoute(
    'GET /api/account/players',
    async ({ headers }) => await readPlayers((await viewers.requireViewer(headers)).accountId),
  );

  const claim = defineRoute('POST /api/account/players', async (call) => {
    const { headers, body } = call;
    const { id, ask } = body;
    const { accountId } = await viewers.requireNonDemoViewer(headers);
    const isLocal = (await gameData.localPlayersOf(accountId)).includes(id);
    const isStored = (await gameData.nicknameOf(id)) !== null;
    await accounts.change((state) => {
      const claim = findClaim(state, accountId, id);
      if (claim?.linked === true) return;
      const isHidden = state.hidden.includes(id);
      if (isLocal && !isHidden) {
        linkPlayer(state, accountId, id);
        addSecurityEvent(state, accountId, 'claim_granted');
        return;
      }
      if (!ask) throw accountError('not_your_player');
      if (claim !== undefined) return;
      if (isHidden || !isStored) throw unknownPlayer();
      requestClaim(state, accountId, id);
      addSecurityEvent(state, accountId, 'claim_requested');
    });
    return await readPlayers(accountId);
  });

  const hide = defineRoute(
    'PUT /api/account/players/{id}',
    async ({ headers, params: { id }, body: { hidden } }) => {
      const { accountId } = await viewers.requireNonDemoViewer(headers);
      await accounts.change((state) => {
        if (findClaim(state, accountId, id)?.linked !== true) throw notLinked();
        if (setHidden(state, id, hidden)) {
          addSecurityEvent(state, accountId, hidden ? 'player_hidden' : 'player_shown');
        }
      });
      return await readPlayers(accountId);
    },
  );

  const unlink = defineRoute(
    'DELETE /api/account/players/{id}',
    async ({ headers, params: { id } }) => {
      const { accountId } = await viewers.requireNonDemoViewer(headers);
      await accounts.change((state) => {
        const claim = findClaim(state, accountId, id);
        if (claim === undefined) throw notLinked();
        state.claims = state.claims.filter((other) => other !== claim);
        addSecurityEvent(state, accountId, claim.linked ? 'link_ended' : 'claim_withdrawn');
        if (claim.linked && setHidden(state, id, false)) {
          addSecurityEvent(state, accountId, 'player_shown');
        }
      });
      return await readPlayers(accountId);
    },
  );

  return [list, claim, hide, unlink];
}

function findClaim({ claims }: AccountsState, accountId: string, id: string) {
  return claims.find((claim) => claim.accountId === accountId && claim.playerId === id);
}

/** Links a player to an account. Throws `player_taken` and `too_many_players`. */
function linkPlayer(state: AccountsState, accountId: string, id: string): void {
  const owner = state.claims.find(({ playerId, linked }) => linked && playerId === id);
  if (owner !== undefined && owner.accountId !== accountId) {
    throw accountError('player_taken');
  }
  const linked = state.claims.filter((claim) => claim.accountId === accountId && claim.linked);
  if (linked.length >= MAX_LINKED_PLAYERS) throw accountError('too_many_players');
  const claim = findClaim(state, accountId, id);
  if (claim === undefined) state.claims.push({ accountId, playerId: id, linked: true });
  else claim.linked = true;
}

function requestClaim(state: AccountsState, accountId: string, id: string): void {
  const pending = state.claims.filter((claim) => claim.accountId === accountId && !claim.linked);
  if (pending.length >= MAX_PENDING_CLAIMS) throw accountError('too_many_claims');
  const requestedAt = new Date().toISOString();
  state.claims.push({ accountId, playerId: id, linked: false, requestedAt });
}

/** Hides or shows a player; returns false if they were already. */
function setHidden(state: AccountsState, id: string, hidden: boolean): boolean {
  if (state.hidden.includes(id) === hidden) return false;
  state.hidden = state.hidden.filter((other) => other !== id);
  if (hidden) state.hidden.push(id);
  return true;
}
