import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time, user and system, by kind of process. */
export interface ProcessorTime {
  /** This process, which is the server. */
  server: number;
  /** The job processes, including those that have ended. */
  jobs: number;
  /** PostgreSQL. */
  database: number;
}

/** The unit in which Linux counts processor time. */
const MS_PER_TICK = 10;

interface ProcessRow {
  pid: number;
  parent: number;
  name: string;
  ownMs: number;
  /** Of its children that have ended. */
  endedChildrenMs: number;
}

/** Returns the processor time so far of this process and its children; null on systems other than Linux. */
export function readProcessorTime(): ProcessorTime | null {
  if (process.platform !== 'linux') return null;
  const rows = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readRow(name) : []));
  const byPid = new Map(rows.map((row) => [row.pid, row]));
  const spent: ProcessorTime = { server: 0, jobs: 0, database: 0 };
  for (const row of rows) {
    if (row.pid === process.pid) {
      spent.server += row.ownMs;
      spent.jobs += row.endedChildrenMs;
    } else if (isDescendant(row, byPid)) {
      spent[row.name === 'postgres' ? 'database' : 'jobs'] += row.ownMs + row.endedChildrenMs;
    }
  }
  return spent;
}

function isDescendant(row: ProcessRow, byPid: ReadonlyMap<number, ProcessRow>): boolean {
  const parent = byPid.get(row.parent);
  return parent !== undefined && (parent.pid === process.pid || isDescendant(parent, byPid));
}

/** Fields by `man 5 proc_pid_stat`. */
function readRow(pid: string): ProcessRow[] {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return []; // It has ended.
  }
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const msAt = (field: number) => Number(fields[field - 3]) * MS_PER_TICK;
  return [
    {
      pid: Number(pid),
      parent: Number(fields[1]),
      name: stat.slice(stat.indexOf('(') + 1, end),
      ownMs: msAt(14) + msAt(15),
      endedChildrenMs: msAt(16) + msAt(17),
    },
  ];
}

/** Returns the processor time spent between two measurements. */
export function elapsedProcessorTime(from: ProcessorTime, to: ProcessorTime): ProcessorTime {
  return {
    server: to.server - from.server,
    jobs: to.jobs - from.jobs,
    database: to.database - from.database,
  };
}
