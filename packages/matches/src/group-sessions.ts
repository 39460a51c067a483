/** One log of an upload, with the fields by which logs are grouped. */
export interface SessionFile {
  /** The cleaned path as sent; logs of the same folder and session belong together. */
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
 * Groups the files of an upload by the client run that wrote them: same folder, same session. Of
 * several combat logs there, each is a session of its own, with the game log at the same place.
 */
export function groupSessions<File extends SessionFile>(
  files: readonly File[],
): LogSession<File>[] {
  const folders = Map.groupBy(files, ({ session, path }) => `${session}\n${folderOf(path)}`);
  const sessions = [...folders.values()].flatMap((group): LogSession<File>[] => {
    const combat = group.filter(({ kind }) => kind === 'combat').sort(byPath);
    const game = group.filter(({ kind }) => kind === 'game').sort(byPath);
    const session = group[0]?.session ?? '';
    if (combat.length === 0) return [{ session, combat: null, game: game[0] ?? null }];
    return combat.map((file, i) => ({ session, combat: file, game: game[i] ?? game[0] ?? null }));
  });
  return sessions.sort((a, b) => compare(a.session, b.session) || byPath(a.combat, b.combat));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function byPath(a: SessionFile | null, b: SessionFile | null): number {
  return compare(a?.path ?? '', b?.path ?? '') || compare(a?.sha256 ?? '', b?.sha256 ?? '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
