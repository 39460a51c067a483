import { failureDetails } from '../api-client.ts';
import { Failure } from '../ui/failure.tsx';
import { useFailureText } from '../use-failure-text.ts';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/** Says why data did not load, with the number to quote to the operator, and offers another try. */
export function QueryFailure({ failure, onRetry }: Props) {
  const failureText = useFailureText();
  return (
    <Failure
      message={failureText(failure)}
      requestId={failureDetails(failure).requestId}
      onRetry={onRetry}
    />
  );
}
