import type { SignedIn, SignUpBody, User } from '@scrapboard/contract';
import { callApi, failureDetails } from '../api-client.ts';
import { tokenEnd } from './access-token.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { renewToken } from './renewal.ts';
import { tokens } from './token-store.ts';

/** How long another tab may take to answer; tabs in the background are slow. */
const otherTabs = 120;
/** The longest a timer can be set for (HTML, 8.7: a 32-bit number of milliseconds). */
const longestTimer = 2 ** 31 - 1;

/** Access tokens of the server, kept by this browser. */
export const jwtAdapter: AuthAdapter = {
  method: 'jwt',
  async restore() {
    const token = tokens.current() ?? (await tokens.askOtherTabs(otherTabs));
    return token === null ? null : await loadUser();
  },
  async signIn({ email, password, remember }) {
    return keep(await post<SignedIn>('sign-in', { email, password }), remember);
  },
  async signUp(person: SignUpBody) {
    return keep(await post<SignedIn>('sign-up', person), true);
  },
  async signOut() {
    const token = tokens.current();
    tokens.drop();
    if (token === null) return;
    // This browser is signed out whatever becomes of the call, which ends the session on the server.
    const headers = { authorization: `Bearer ${token}` };
    await callApi('/api/auth/sign-out', { method: 'POST', headers, renew: false }).catch(() => {});
  },
  async resetPassword(email) {
    await post('reset-password', { email });
  },
  takeToken(accessToken) {
    tokens.keep(accessToken, tokens.isRemembered());
  },
  follow(listener) {
    const stopWatching = watchEnd();
    const stopFollowing = tokens.follow();
    const stopListening = tokens.subscribe((token, by) => {
      if (by === 'this tab') return;
      if (token === null) return listener(null);
      void loadUser().then((user) => {
        // Nobody is there where the token was of no use; after another change that one tells.
        if (tokens.current() === (user && token)) listener(user);
      });
    });
    return () => {
      for (const stop of [stopWatching, stopFollowing, stopListening]) stop();
    };
  },
};

function post<Answer>(call: string, body: unknown): Promise<Answer> {
  return callApi<Answer>(`/api/auth/${call}`, { method: 'POST', json: body, renew: false });
}

function keep({ accessToken, user }: SignedIn, remember: boolean): User {
  tokens.keep(accessToken, remember);
  return user;
}

async function loadUser(): Promise<User | null> {
  const token = tokens.current();
  try {
    return (await callApi<{ user: User }>('/api/auth/my-account', { renew: false })).user;
  } catch (failure) {
    console.error('The account could not be loaded', failure);
    // A server that is away may be back at the next visit; a token it refuses is of no use.
    if (token === tokens.current()) {
      if (failureDetails(failure).code === 'token_invalid') tokens.drop();
      else tokens.setAside();
    }
    return null;
  }
}

/** Asks to sign in again at the end of the token. Timers sleep with the machine, so waking looks too. */
function watchEnd(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const token = tokens.current();
    const end = token === null ? null : tokenEnd(token);
    if (token === null || end === null) return;
    const left = end - Date.now();
    if (left <= 0) void renewToken(token);
    else timer = setTimeout(look, Math.min(left, longestTimer));
  };
  look();
  const stop = tokens.subscribe(look);
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
