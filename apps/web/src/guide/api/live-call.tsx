import { useState } from 'react';
import { failureDetails, failureMessage } from '../../api-client.ts';

interface Props {
  /** The calls and their button labels. */
  calls: { label: string; run: () => Promise<unknown> }[];
}

interface Outcome {
  label: string;
  ok: boolean;
  /** The HTTP status; missing if unknown. */
  status?: number | undefined;
  text: string;
}

/** The HTTP status of each error code. */
const errorStatuses: Record<string, number> = { bad_request: 400, not_found: 404 };

/** Buttons that make calls, and the latest response. */
export function LiveCall({ calls }: Props) {
  const [runningLabel, setRunningLabel] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const runCall = async ({ label, run }: Props['calls'][number]) => {
    setRunningLabel(label);
    try {
      const text = JSON.stringify(await run(), null, 2);
      setOutcome({ label, ok: true, status: 200, text });
    } catch (failure) {
      const status = errorStatuses[failureDetails(failure).code ?? ''];
      setOutcome({ label, ok: false, status, text: failureMessage(failure) });
    }
    setRunningLabel(undefined);
  };
  const status = outcome?.status === undefined ? '' : `, ${outcome.status}`;
  return (
    <div className="guide-live">
      <div className="guide-live-row">
        {calls.map((call) => (
          <button
            key={call.label}
            type="button"
            className="btn btn-outline-primary"
            disabled={runningLabel !== undefined}
            onClick={() => void runCall(call)}
          >
            {runningLabel === call.label ? 'Calling…' : call.label}
          </button>
        ))}
      </div>
      <div role="status">
        {outcome !== undefined && (
          <pre className={outcome.ok ? '' : 'text-danger'}>
            {`${outcome.label}: ${outcome.ok ? 'answered' : 'failed'}${status}\n${outcome.text}`}
          </pre>
        )}
      </div>
    </div>
  );
}
