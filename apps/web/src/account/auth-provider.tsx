import type { User } from '@scrapboard/contract';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import type { AuthAdapter } from './auth-adapter.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { type AuthAction, authReducer, initialAuthState } from './auth-state.ts';
import { setCurrentUser } from './current-user.ts';
import { jwtAdapter } from './jwt-adapter.ts';
import { refreshCaches } from './refresh-caches.ts';
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
  const currentUser = useRef<User | null>(undefined);

  const changeUser = useCallback(
    (action: Exclude<AuthAction, { type: 'INITIALIZE' }>) => {
      const previousId = currentUser.current?.id;
      currentUser.current = action.type === 'SIGN_OUT' ? null : action.user;
      setCurrentUser(currentUser.current);
      dispatch(action);
      // The page is kept if the same user signs in again.
      if (previousId !== undefined && previousId === currentUser.current?.id)
        void client.invalidateQueries();
      else refreshCaches(client);
    },
    [client],
  );

  useEffect(() => {
    let isMounted = true;
    const unsubscribe = adapter.subscribe((user) => {
      changeUser(user === null ? { type: 'SIGN_OUT' } : { type: 'SIGN_IN', user });
    });
    void adapter.restore().then((restored) => {
      if (!isMounted) return;
      // Another user may have signed in or out in the meantime.
      if (currentUser.current === undefined) currentUser.current = restored;
      setCurrentUser(currentUser.current);
      const { current: user } = currentUser;
      // Much of the page depends on the user, and other tabs may take a while to answer.
      startTransition(() => dispatch({ type: 'INITIALIZE', user }));
    });
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [adapter, changeUser]);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      method: adapter.method,
      async signIn(credentials) {
        changeUser({ type: 'SIGN_IN', user: await adapter.signIn(credentials) });
      },
      async signUp(details) {
        changeUser({ type: 'SIGN_UP', user: await adapter.signUp(details) });
      },
      async signOut() {
        const serverSignOut = adapter.signOut();
        changeUser({ type: 'SIGN_OUT' });
        await serverSignOut;
      },
      resetPassword: (email) => adapter.resetPassword(email),
      // An answer that arrives after signing out must not sign the user in again.
      updateUser(change) {
        if (currentUser.current?.id !== change.id) return;
        currentUser.current = { ...currentUser.current, ...change };
        setCurrentUser(currentUser.current);
        dispatch({ type: 'SIGN_IN', user: currentUser.current });
      },
      continueSession(accessToken, user) {
        if (currentUser.current?.id !== user.id) return;
        adapter.continueSession(accessToken);
        changeUser({ type: 'SIGN_IN', user });
      },
    }),
    [state, adapter, changeUser],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
