import { expect, test, vi } from 'vitest';
import { auth0Adapter } from './auth0-adapter.ts';
import { cognitoAdapter } from './cognito-adapter.ts';
import { firebaseAdapter } from './firebase-adapter.ts';

const person = { firstName: 'Ada', lastName: 'Rust', email: 'ada@example.org', password: 'x' };
const credentials = { email: person.email, password: 'x', remember: true };
const ada = { displayName: 'Ada Rust', firstName: 'Ada', lastName: 'Rust', email: person.email };

test('Auth0 signs in with a popup, restores the session, and sends its own email', async () => {
  const client = {
    checkSession: vi.fn(async () => {}),
    loginWithPopup: vi.fn(async () => {}),
    logout: vi.fn(async () => {}),
    getUser: vi.fn(async () => ({ sub: 'auth0|1', email: person.email, name: 'Ada Rust' })),
  };
  const adapter = auth0Adapter(client, { domain: 'rust.example', clientId: 'c1' });
  expect(await adapter.signIn(credentials)).toMatchObject({ id: 'auth0|1', ...ada });
  await adapter.signUp(person);
  expect(client.loginWithPopup).toHaveBeenLastCalledWith({
    authorizationParams: { login_hint: person.email, screen_hint: 'signup' },
  });
  client.getUser.mockResolvedValueOnce(undefined as never);
  expect(await adapter.restore()).toBeNull();
  const send = vi.fn(async () => new Response('', { status: 429 }));
  vi.stubGlobal('fetch', send);
  await expect(adapter.resetPassword(person.email)).rejects.toBe('Something went wrong');
  expect(send).toHaveBeenCalledWith(
    'https://rust.example/dbconnections/change_password',
    expect.objectContaining({ method: 'POST', body: expect.stringContaining(person.email) }),
  );
  vi.unstubAllGlobals();
});

test('Cognito signs in, waits for the email confirmation, and follows other tabs', async () => {
  let emit: (event: string) => void = () => {};
  const auth = {
    signIn: vi.fn(async () => ({ isSignedIn: true })),
    signUp: vi.fn(async () => ({})),
    signOut: vi.fn(async () => {}),
    resetPassword: vi.fn(async () => ({})),
    fetchUserAttributes: vi.fn(async () => ({
      sub: 's1',
      email: person.email,
      name: 'Ada Rust',
    })),
  };
  const adapter = cognitoAdapter(auth, {
    listen: (_, on) => {
      emit = (event) => on({ payload: { event } });
      return () => {};
    },
  });
  expect(await adapter.signIn(credentials)).toMatchObject({ id: 's1', ...ada });
  auth.signIn.mockResolvedValueOnce({ isSignedIn: false });
  await expect(adapter.signUp(person)).rejects.toBe('Confirm your email address first.');
  const onChange = vi.fn();
  adapter.subscribe(onChange);
  emit('tokenRefresh');
  expect(onChange).not.toHaveBeenCalled();
  emit('signedOut');
  expect(onChange).toHaveBeenLastCalledWith(null);
  emit('signedIn');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining(ada)));
  auth.fetchUserAttributes.mockRejectedValueOnce(new Error('nobody'));
  expect(await adapter.restore()).toBeNull();
});

test('Firebase signs up with a name, restores the session, and reports every change', async () => {
  const user = { uid: 'u1', email: person.email, displayName: null, photoURL: null };
  const auth = {
    authStateReady: async () => {},
    currentUser: null as typeof user | null,
    signOut: async () => {},
    onAuthStateChanged: (listener: (newUser: typeof user | null) => void) => {
      listener(null);
      return () => {};
    },
  };
  const calls = {
    signInWithEmailAndPassword: async () => ({ user: { ...user, displayName: 'Ada Rust' } }),
    createUserWithEmailAndPassword: async () => ({ user }),
    updateProfile: vi.fn(async () => {}),
    sendPasswordResetEmail: async () => {},
  };
  const adapter = firebaseAdapter(auth, calls);
  expect(await adapter.restore()).toBeNull();
  expect(await adapter.signUp(person)).toMatchObject({ id: 'u1', ...ada });
  expect(calls.updateProfile).toHaveBeenCalledWith(user, { displayName: 'Ada Rust' });
  expect(await adapter.signIn(credentials)).toMatchObject(ada);
  auth.currentUser = user;
  expect(await adapter.restore()).toMatchObject({ displayName: person.email });
  const onChange = vi.fn();
  adapter.subscribe(onChange);
  expect(onChange).toHaveBeenLastCalledWith(null);
});
