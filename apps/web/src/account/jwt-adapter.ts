import type { SignedIn, SignUpBody, User } from '@scrapboard/contract';
import { callApi, failureDetails } from '../api-client.ts';
import { parseTokenExpiry } from './access-token.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { requestRenewal } from './renewal.ts';
import { tokens } from './token-store.ts';

/** How long to wait for a token from another tab; background tabs are slow. */
const OTHER_TABS_TIMEOUT_MS = 120;
/** The longest delay of a timer (HTML, 8.7: a signed 32-bit number of milliseconds). */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Signs in with the server's access tokens, which are stored in this browser. */
export const jwtAdapter: AuthAdapter = {
  method: 'jwt',
  async restore() {
    const token = tokens.current() ?? (await tokens.requestFromOtherTabs(OTHER_TABS_TIMEOUT_MS));
    return token === null ? null : await loadUser();
  },
  async signIn({ email, password, remember }) {
    return storeToken(
      await callApi('POST /api/auth/sign-in', { body: { email, password }, renewsSession: false }),
      remember,
    );
  },
  async signUp(details: SignUpBody) {
    return storeToken(
      await callApi('POST /api/auth/sign-up', { body: details, renewsSession: false }),
      true,
    );
  },
  async signOut() {
    const token = tokens.current();
    tokens.clear();
    if (token === null) return;
    // Ends the session on the server; this browser is signed out even if that fails.
    await callApi('POST /api/auth/sign-out', { token, renewsSession: false }).catch(() => {});
  },
  async resetPassword(email) {
    await callApi('POST /api/auth/reset-password', { body: { email }, renewsSession: false });
  },
  continueSession(accessToken) {
    tokens.save(accessToken, tokens.isRemembered());
  },
  subscribe(listener) {
    const stopExpiryWatch = watchExpiry();
    const stopTabSync = tokens.syncTabs();
    const unsubscribe = tokens.subscribe((token, source) => {
      if (source === 'this tab') return;
      if (token === null) return listener(null);
      void loadUser().then((user) => {
        // A rejected token means that no user is signed in; if the token changed meanwhile, that
        // change is reported instead.
        if (tokens.current() === (user && token)) listener(user);
      });
    });
    return () => {
      for (const stop of [stopExpiryWatch, stopTabSync, unsubscribe]) stop();
    };
  },
};

function storeToken({ accessToken, user }: SignedIn, remember: boolean): User {
  tokens.save(accessToken, remember);
  return user;
}

async function loadUser(): Promise<User | null> {
  const token = tokens.current();
  try {
    return (await callApi('GET /api/auth/my-account', { renewsSession: false })).user;
  } catch (failure) {
    console.error('The account could not be loaded', failure);
    // An unreachable server may be back at the next visit; a rejected token is useless.
    if (token === tokens.current()) {
      if (failureDetails(failure).code === 'token_invalid') tokens.clear();
      else tokens.deactivate();
    }
    return null;
  }
}

/** Asks the user to sign in again when the token expires. Timers stop while the machine sleeps, so it also checks when the page becomes visible. */
function watchExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const token = tokens.current();
    const expiry = token === null ? null : parseTokenExpiry(token);
    if (token === null || expiry === null) return;
    const remainingMs = expiry - Date.now();
    if (remainingMs <= 0) void requestRenewal(token);
    else timer = setTimeout(check, Math.min(remainingMs, MAX_TIMER_MS));
  };
  check();
  const stop = tokens.subscribe(check);
  document.addEventListener('visibilitychange', check);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
