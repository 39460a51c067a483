import { useRecovery } from '../use-recovery.ts';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/**
 * Shows nothing in place of an optional part that did not load; it is loaded once the server is
 * back.
 */
export function SilentRecovery({ failure, onRetry }: Props) {
  useRecovery(failure, onRetry);
  return null;
}
