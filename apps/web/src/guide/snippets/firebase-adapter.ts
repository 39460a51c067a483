import type { AuthAdapter } from '../../account/auth-adapter.ts';
import { toUser } from './to-user.ts';

interface FirebaseUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/** What of the package firebase (`firebase/auth`, version 12) the adapter needs, bound to its `auth`. */
interface Firebase {
  authStateReady(): Promise<void>;
  currentUser(): FirebaseUser | null;
  signInWithEmailAndPassword(email: string, password: string): Promise<{ user: FirebaseUser }>;
  createUserWithEmailAndPassword(email: string, password: string): Promise<{ user: FirebaseUser }>;
  updateProfile(user: FirebaseUser, profile: { displayName: string }): Promise<void>;
  sendPasswordResetEmail(email: string): Promise<void>;
  signOut(): Promise<void>;
  onAuthStateChanged(listener: (user: FirebaseUser | null) => void): () => void;
}

function userOf({ uid, email, displayName, photoURL }: FirebaseUser) {
  return toUser({
    id: uid,
    email: email ?? '',
    name: displayName ?? undefined,
    picture: photoURL ?? undefined,
  });
}

/** Signs in by Firebase Authentication with e-mail and password. */
export function firebaseAdapter(firebase: Firebase): AuthAdapter {
  return {
    async restore() {
      await firebase.authStateReady();
      const user = firebase.currentUser();
      return user === null ? null : userOf(user);
    },
    async signIn({ email, password }) {
      return userOf((await firebase.signInWithEmailAndPassword(email, password)).user);
    },
    async signUp({ email, password, firstName, lastName }) {
      const { user } = await firebase.createUserWithEmailAndPassword(email, password);
      const displayName = `${firstName} ${lastName}`;
      await firebase.updateProfile(user, { displayName });
      return userOf({ ...user, displayName });
    },
    signOut: () => firebase.signOut(),
    resetPassword: (email) => firebase.sendPasswordResetEmail(email),
    takeToken() {
      // Firebase keeps its tokens itself.
    },
    follow: (tell) => firebase.onAuthStateChanged((user) => tell(user && userOf(user))),
  };
}
