import type { StoredValue } from '../frame/stored-value.ts';
import type { Game } from '../game.ts';
import type { Viewers } from '../viewers.ts';
import type { AccountsState } from './accounts-state.ts';

/** The dependencies of the account calls. */
export interface AccountDeps {
  accounts: StoredValue<AccountsState>;
  viewers: Viewers;
  game: Game;
  /** The browser's user agent. */
  userAgent: string | null;
  /** Delivers a message that a server would email; `link` is a path of the product. */
  sendMail(mail: { to: string; link: string }): void;
}
