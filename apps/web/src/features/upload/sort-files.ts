/** Groups dropped or picked files into sessions to send, and lists what is left out and why. */

export interface FoundFile {
  /** As dropped, with forward slashes; only the name if a single file was picked. */
  path: string;
  file: File;
}

/** The files of one upload. */
export interface Batch {
  kind: 'session' | 'archive';
  /** The same if the same files are dropped again. */
  key: string;
  /** The name of the session folder, `yyyy.MM.dd HH.mm.ss`; null if there is none. */
  session: string | null;
  files: FoundFile[];
  bytes: number;
}

export interface SortedFiles {
  batches: Batch[];
  /** Paths that are never sent. */
  ignored: {
    /** Chat logs contain private conversations. */
    private: string[];
    /** Empty files. */
    empty: string[];
    /** Files of other kinds. */
    other: string[];
  };
  /** Folders with a game.log but no combat.log, so without matches. */
  withoutCombatLog: string[];
}

const SESSION_FOLDER = /(?:^|\/)(\d{4})\.(\d\d)\.(\d\d) (\d\d)\.(\d\d)\.(\d\d)(?=$|[/.])/g;

/** Returns the innermost folder name of a path that is a date and time. */
export function sessionOfPath(path: string): string | null {
  const [text, ...parts] = [...path.matchAll(SESSION_FOLDER)].at(-1) ?? [];
  if (text === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isRealDate =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return isRealDate ? text.replace('/', '') : null;
}

type FileKind = 'combat' | 'game' | 'archive' | 'private' | 'possibleLog' | 'other';

const COMPRESSION_SUFFIX = '(\\.gz|\\.zst)?$';
const kinds: [RegExp, FileKind][] = [
  [new RegExp(`^combat.*\\.log${COMPRESSION_SUFFIX}`, 'i'), 'combat'],
  [new RegExp(`^game.*\\.log${COMPRESSION_SUFFIX}`, 'i'), 'game'],
  [new RegExp(`^chat.*\\.log${COMPRESSION_SUFFIX}`, 'i'), 'private'],
  [new RegExp(`^(net|gfx).*\\.log${COMPRESSION_SUFFIX}`, 'i'), 'other'],
  [/\.zip$/i, 'archive'],
];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Returns the kind of a file by its name. In a folder only the names that the game uses are logs. */
export function fileKindOf(path: string): FileKind {
  const name = nameOf(path);
  const rule = kinds.find(([pattern]) => pattern.test(name));
  if (rule !== undefined) return rule[1];
  const isSingleFile = !path.includes('/');
  return isSingleFile && /\.(log|txt|gz|zst)$/i.test(name) ? 'possibleLog' : 'other';
}

function toBatch(kind: Batch['kind'], session: string | null, files: FoundFile[]): Batch {
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const key = files.map(({ path, file }) => `${path}:${file.size}:${file.lastModified}`).join('|');
  return { kind, key, session, files, bytes };
}

/** Returns the game.log of a combat.log: `game (2).log` for `combat (2).log`. */
function findGameLog(combat: FoundFile, gameLogs: readonly FoundFile[]): FoundFile[] {
  const gameLogName = nameOf(combat.path)
    .toLowerCase()
    .replace(/^combat/, 'game');
  const withoutSuffix = (path: string) =>
    nameOf(path)
      .toLowerCase()
      .replace(/\.(gz|zst)$/, '');
  return gameLogs
    .filter(({ path }) => withoutSuffix(path) === gameLogName.replace(/\.(gz|zst)$/, ''))
    .slice(0, 1);
}

function batchesOfFolder(files: readonly FoundFile[]): Batch[] {
  const session = sessionOfPath(files[0]?.path ?? '');
  const logs = files.filter(({ path }) => fileKindOf(path) !== 'game');
  const gameLogs = files.filter(({ path }) => fileKindOf(path) === 'game');
  if (session !== null) return [toBatch('session', session, [...gameLogs, ...logs])];
  return logs.map((log) =>
    toBatch('session', sessionOfPath(log.path), [...findGameLog(log, gameLogs), log]),
  );
}

/** Returns one batch per session, oldest first so that ratings are computed in order of play, then archives. */
export function sortFiles(files: readonly FoundFile[]): SortedFiles {
  const ignored: SortedFiles['ignored'] = { private: [], empty: [], other: [] };
  const folders = new Map<string, FoundFile[]>();
  const archives: Batch[] = [];
  for (const foundFile of files) {
    const kind = fileKindOf(foundFile.path);
    if (kind === 'private' || kind === 'other') ignored[kind].push(foundFile.path);
    else if (foundFile.file.size === 0) ignored.empty.push(foundFile.path);
    else if (kind === 'archive') {
      archives.push(toBatch('archive', sessionOfPath(foundFile.path), [foundFile]));
    } else {
      const folder = folderOf(foundFile.path);
      folders.set(folder, [...(folders.get(folder) ?? []), foundFile]);
    }
  }
  const withoutCombatLog: string[] = [];
  const sessions = [...folders].flatMap(([folder, folderFiles]) => {
    if (folderFiles.every(({ path }) => fileKindOf(path) === 'game')) {
      withoutCombatLog.push(folder === '' ? (folderFiles[0]?.path ?? '') : folder);
      return [];
    }
    return batchesOfFolder(folderFiles);
  });
  const sortKey = ({ session }: Batch) => session ?? '~';
  sessions.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0));
  return { batches: [...sessions, ...archives], ignored, withoutCombatLog };
}
