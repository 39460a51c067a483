import type { User } from '@scrapboard/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { AuthAdapter } from './auth-adapter.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { type AuthAction, authReducer, initialAuthState } from './auth-state.ts';
import { noteUser } from './current-user.ts';
import { jwtAdapter } from './jwt-adapter.ts';
import { renewCaches } from './renew-caches.ts';
import { useAccountLanguage } from './use-account-language.ts';

interface Props {
  adapter?: AuthAdapter;
  children: ReactNode;
}

/** Provides the signed-in user, using one method of signing in. */
export function AuthProvider({ adapter = jwtAdapter, children }: Props) {
  const [state, dispatch] = useReducer(authReducer, initialAuthState);
  const client = useQueryClient();
  useAccountLanguage(state.user);
  /** The user who is signed in now, before it is rendered; undefined until that is known. */
  const person = useRef<User | null>(undefined);

  const show = useCallback(
    (action: Exclude<AuthAction, { type: 'INITIALIZE' }>) => {
      const before = person.current?.id;
      person.current = action.type === 'SIGN_OUT' ? null : action.user;
      noteUser(person.current);
      dispatch(action);
      // The page is kept if the same user signs in again.
      if (before !== undefined && before === person.current?.id) void client.invalidateQueries();
      else renewCaches(client);
    },
    [client],
  );

  useEffect(() => {
    let mounted = true;
    const stop = adapter.follow((user) => {
      show(user === null ? { type: 'SIGN_OUT' } : { type: 'SIGN_IN', user });
    });
    void adapter.restore().then((found) => {
      if (!mounted) return;
      // Another user may have signed in or out in the meantime.
      if (person.current === undefined) person.current = found;
      noteUser(person.current);
      dispatch({ type: 'INITIALIZE', user: person.current });
    });
    return () => {
      mounted = false;
      stop();
    };
  }, [adapter, show]);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      method: adapter.method,
      async signIn(credentials) {
        show({ type: 'SIGN_IN', user: await adapter.signIn(credentials) });
      },
      async signUp(person) {
        show({ type: 'SIGN_UP', user: await adapter.signUp(person) });
      },
      async signOut() {
        const done = adapter.signOut();
        show({ type: 'SIGN_OUT' });
        await done;
      },
      resetPassword: (email) => adapter.resetPassword(email),
      // An answer that arrives after signing out must not sign the user in again.
      updateUser(change) {
        if (person.current?.id !== change.id) return;
        person.current = { ...person.current, ...change };
        noteUser(person.current);
        dispatch({ type: 'SIGN_IN', user: person.current });
      },
      takeToken(accessToken, user) {
        if (person.current?.id !== user.id) return;
        adapter.takeToken(accessToken);
        show({ type: 'SIGN_IN', user });
      },
    }),
    [state, adapter, show],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
