import { useLocation } from 'react-router';

/** What a page tells the one it leads to: held by the entry of the history, not by the address. */
export type AuthNote =
  | { kind: 'signedUp'; email: string }
  | { kind: 'resetRequested'; email: string }
  | { kind: 'passwordSet' };

export interface NoteState {
  note: AuthNote;
}

const kinds: unknown[] = ['signedUp', 'resetRequested', 'passwordSet'];

/** What has just happened on the page that led here; null where nothing has. */
export function useAuthNote(): AuthNote | null {
  const state = useLocation().state as Partial<NoteState> | null;
  const note = state?.note;
  return note !== undefined && kinds.includes(note.kind) ? note : null;
}
