import type { Kept } from '../frame/kept.ts';
import type { Game } from '../game.ts';
import type { Viewers } from '../viewers.ts';
import type { AccountsState } from './accounts-state.ts';

/** What the account calls work with. */
export interface AccountDeps {
  accounts: Kept<AccountsState>;
  viewers: Viewers;
  game: Game;
  /** What this browser calls itself. */
  userAgent: string | null;
  /** Delivers a message that a server would send by mail; `link` is a path of the product. */
  sendMail(mail: { to: string; link: string }): void;
}
