import { useLocation } from 'react-router';

/** A message from one page to the next, kept in the history entry rather than in the URL. */
export type AuthNote =
  | { kind: 'signedUp'; email: string }
  | { kind: 'resetRequested'; email: string }
  | { kind: 'passwordSet' };

export interface NoteState {
  note: AuthNote;
}

const noteKinds: unknown[] = ['signedUp', 'resetRequested', 'passwordSet'];

/** Returns the note of the previous page; null if there is none. */
export function useAuthNote(): AuthNote | null {
  const state = useLocation().state as Partial<NoteState> | null;
  const note = state?.note;
  return note !== undefined && noteKinds.includes(note.kind) ? note : null;
}
