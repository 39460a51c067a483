import { getErrorCode } from './start-error.ts';

/** Returns whether a process with this id exists, whichever user it belongs to. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
}
