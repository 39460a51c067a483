import { useRecovery } from '../use-recovery.ts';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/**
 * Renders nothing for an optional part that did not load, and retries once the server is back.
 */
export function SilentRecovery({ failure, onRetry }: Props) {
  useRecovery(failure, onRetry);
  return null;
}
