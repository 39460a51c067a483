import { totalmem } from 'node:os';

/**
 * Returns PostgreSQL's settings, given on its command line so that an upgrade of Scrapboard changes
 * them. A commit is on the disk before it is acknowledged; checkpoints are rare and spread, since a
 * start after a crash that reads 2 GB of log is quick enough.
 * @param isDurable false for test databases, which need not survive a crash.
 */
export function createPostgresSettings(isDurable: boolean): Record<string, string> {
  return {
    ...(isDurable ? DURABLE : NON_DURABLE),
    shared_buffers: `${computeSharedBuffersMb()}MB`,
    jit: 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    track_io_timing: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    password_encryption: 'scram-sha-256',
    cluster_name: 'scrapboard',
  };
}

const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '40',
};
const NON_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Returns a sixteenth of the memory, 64 to 512 MB; the operating system caches files as well. */
function computeSharedBuffersMb(): number {
  return Math.round(Math.min(512, Math.max(64, totalmem() / 1024 ** 2 / 16)));
}
