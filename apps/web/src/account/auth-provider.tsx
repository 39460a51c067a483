import type { User } from '@scrapboard/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { AuthAdapter } from './auth-adapter.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { type AuthAction, authReducer, initialAuthState } from './auth-state.ts';
import { jwtAdapter } from './jwt-adapter.ts';
import { renewCaches } from './renew-caches.ts';
import { useAccountLanguage } from './use-account-language.ts';

interface Props {
  adapter?: AuthAdapter;
  children: ReactNode;
}

/** Knows who is signed in, by one method of signing in. */
export function AuthProvider({ adapter = jwtAdapter, children }: Props) {
  const [state, dispatch] = useReducer(authReducer, initialAuthState);
  const client = useQueryClient();
  useAccountLanguage(state.user);
  /** Who signed in or out before it was known who was signed in at the start. */
  const sooner = useRef<User | null>(undefined);

  const show = useCallback(
    (action: Exclude<AuthAction, { type: 'INITIALIZE' }>) => {
      sooner.current = action.type === 'SIGN_OUT' ? null : action.user;
      dispatch(action);
      renewCaches(client);
    },
    [client],
  );

  useEffect(() => {
    let mounted = true;
    const stop = adapter.follow((user) => {
      show(user === null ? { type: 'SIGN_OUT' } : { type: 'SIGN_IN', user });
    });
    void adapter.restore().then((found) => {
      const user = sooner.current === undefined ? found : sooner.current;
      if (mounted) dispatch({ type: 'INITIALIZE', user });
    });
    return () => {
      mounted = false;
      stop();
    };
  }, [adapter, show]);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      method: 'jwt',
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
      updateUser(user) {
        sooner.current = user;
        dispatch({ type: 'SIGN_IN', user });
      },
      takeToken(accessToken, user) {
        adapter.takeToken(accessToken);
        show({ type: 'SIGN_IN', user });
      },
    }),
    [state, adapter, show],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
