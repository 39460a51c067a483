import { compareText } from './compare-sightings.ts';

/** One log of an upload, with the fields by which logs are grouped. */
export interface SessionFile {
  /** The path sent, cleaned; logs of the same folder and session belong together. */
  path: string;
  /** Session folder's name, `yyyy.MM.dd HH.mm.ss`. */
  session: string;
  kind: 'combat' | 'game';
  sha256: string;
}

/** The logs of one run of the game client. */
export interface LogSession<File extends SessionFile> {
  /** Session folder's name. */
  session: string;
  combat: File | null;
  game: File | null;
}

/**
 * Groups the files of an upload by the client run that wrote them: same folder, same session. If there
 * are several combat logs, each is a session of its own, with the game log at the same position.
 */
export function groupSessions<File extends SessionFile>(
  files: readonly File[],
): LogSession<File>[] {
  const folders = Map.groupBy(files, ({ session, path }) => `${session}\n${folderOf(path)}`);
  const sessions = [...folders.values()].flatMap((group): LogSession<File>[] => {
    const combat = group.filter(({ kind }) => kind === 'combat').sort(compareByPath);
    const game = group.filter(({ kind }) => kind === 'game').sort(compareByPath);
    const session = group[0]?.session ?? '';
    if (combat.length === 0) return [{ session, combat: null, game: game[0] ?? null }];
    return combat.map((file, i) => ({ session, combat: file, game: game[i] ?? game[0] ?? null }));
  });
  return sessions.sort(
    (a, b) => compareText(a.session, b.session) || compareByPath(a.combat, b.combat),
  );
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function compareByPath(a: SessionFile | null, b: SessionFile | null): number {
  return compareText(a?.path ?? '', b?.path ?? '') || compareText(a?.sha256 ?? '', b?.sha256 ?? '');
}
