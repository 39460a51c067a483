import type { AuthAdapter } from '../../account/auth-adapter.ts';
import { toUser } from './to-user.ts';

interface FirebaseUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/** The part of `getAuth()`’s result that the adapter needs. */
interface FirebaseAuth {
  authStateReady(): Promise<void>;
  readonly currentUser: FirebaseUser | null;
  signOut(): Promise<void>;
  onAuthStateChanged(listener: (user: FirebaseUser | null) => void): () => void;
}

/** The part of `firebase/auth` (firebase, version 12) that the adapter needs. */
interface FirebaseCalls<Auth> {
  signInWithEmailAndPassword(auth: Auth, email: string, password: string): Promise<Credential>;
  createUserWithEmailAndPassword(auth: Auth, email: string, password: string): Promise<Credential>;
  updateProfile(user: FirebaseUser, profile: { displayName: string }): Promise<void>;
  sendPasswordResetEmail(auth: Auth, email: string): Promise<void>;
}

interface Credential {
  user: FirebaseUser;
}

function userOf({ uid, email, displayName, photoURL }: FirebaseUser) {
  return toUser({
    id: uid,
    email: email ?? '',
    name: displayName ?? undefined,
    picture: photoURL ?? undefined,
  });
}

/** Signs in with Firebase Authentication with email and password. */
export function firebaseAdapter<Auth extends FirebaseAuth>(
  auth: Auth,
  calls: FirebaseCalls<Auth>,
): AuthAdapter {
  return {
    method: 'firebase',
    async restore() {
      await auth.authStateReady();
      return auth.currentUser && userOf(auth.currentUser);
    },
    async signIn({ email, password }) {
      return userOf((await calls.signInWithEmailAndPassword(auth, email, password)).user);
    },
    async signUp({ email, password, firstName, lastName }) {
      const { user } = await calls.createUserWithEmailAndPassword(auth, email, password);
      const displayName = `${firstName} ${lastName}`;
      await calls.updateProfile(user, { displayName });
      return { ...userOf(user), displayName, firstName, lastName };
    },
    signOut: () => auth.signOut(),
    resetPassword: (email) => calls.sendPasswordResetEmail(auth, email),
    continueSession() {
      // Firebase stores its own tokens.
    },
    subscribe: (onChange) => auth.onAuthStateChanged((user) => onChange(user && userOf(user))),
  };
}
