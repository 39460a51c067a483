import type { StoredValue } from '../framework/stored-value.ts';
import type { GameData } from '../game-data.ts';
import type { Viewers } from '../viewers.ts';
import type { AccountsState } from './accounts-state.ts';

/** The dependencies of the account calls. */
export interface AccountDeps {
  accounts: StoredValue<AccountsState>;
  viewers: Viewers;
  gameData: GameData;
  /** The browser's user agent. */
  userAgent: string | null;
  /** Delivers a message that a server would email; `link` is a path of the product. */
  sendMail(mail: { to: string; link: string }): void;
}
