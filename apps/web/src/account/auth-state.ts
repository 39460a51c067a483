import type { User } from '@scrapboard/contract';

export interface AuthState {
  /** False until it is known whether a user is signed in. */
  isInitialized: boolean;
  isAuthenticated: boolean;
  user: User | null;
}

export type AuthAction =
  | { type: 'INITIALIZE'; user: User | null }
  | { type: 'SIGN_IN'; user: User }
  | { type: 'SIGN_UP'; user: User }
  | { type: 'SIGN_OUT' };

export const initialAuthState: AuthState = {
  isInitialized: false,
  isAuthenticated: false,
  user: null,
};

export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'INITIALIZE':
      return { isInitialized: true, isAuthenticated: action.user !== null, user: action.user };
    case 'SIGN_IN':
    case 'SIGN_UP':
      return { ...state, isAuthenticated: true, user: action.user };
    case 'SIGN_OUT':
      return { ...state, isAuthenticated: false, user: null };
  }
}
