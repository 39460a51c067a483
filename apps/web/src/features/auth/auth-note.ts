import { useLocation } from 'react-router';

/** What a page passes on to the next one, in the history entry rather than in the URL. */
export type AuthNote =
  | { kind: 'signedUp'; email: string }
  | { kind: 'resetRequested'; email: string }
  | { kind: 'passwordSet' };

export interface NoteState {
  note: AuthNote;
}

const kinds: unknown[] = ['signedUp', 'resetRequested', 'passwordSet'];

/** Returns what the previous page has done; null if there is nothing to say. */
export function useAuthNote(): AuthNote | null {
  const state = useLocation().state as Partial<NoteState> | null;
  const note = state?.note;
  return note !== undefined && kinds.includes(note.kind) ? note : null;
}
