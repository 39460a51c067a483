import type { User } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { authReducer, initialAuthState } from './auth-state.ts';

const user: User = {
  id: '1',
  displayName: 'Anna',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Alt',
  avatar: null,
  language: null,
  operator: false,
  players: [],
};
const signedIn = { isInitialized: true, isAuthenticated: true, user };
const signedOut = { isInitialized: true, isAuthenticated: false, user: null };

test('the initial state is neither initialised nor authenticated', () => {
  expect(initialAuthState).toEqual({ isInitialized: false, isAuthenticated: false, user: null });
});

test('initialising sets the user, if there is one', () => {
  expect(authReducer(initialAuthState, { type: 'INITIALIZE', user })).toEqual(signedIn);
  expect(authReducer(initialAuthState, { type: 'INITIALIZE', user: null })).toEqual(signedOut);
});

test('signing in and signing up authenticate the user', () => {
  for (const type of ['SIGN_IN', 'SIGN_UP'] as const) {
    expect(authReducer(signedOut, { type, user })).toEqual(signedIn);
  }
});

test('signing out removes the user', () => {
  expect(authReducer(signedIn, { type: 'SIGN_OUT' })).toEqual(signedOut);
});
