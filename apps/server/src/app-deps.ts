import type { Deps } from './deps.ts';
import type { AccountService } from './features/auth/account-service.ts';
import type { HiddenPlayers } from './hidden-players.ts';
import type { VisibilityFor } from './http/create-add-route.ts';
import type { NetworkPseudonyms } from './network-pseudonyms.ts';

/** What every feature's routes receive. */
export interface AppDeps extends Deps {
  readonly accounts: AccountService;
  readonly hiddenPlayers: HiddenPlayers;
  readonly visibilityFor: VisibilityFor;
  readonly networkPseudonyms: NetworkPseudonyms;
}
