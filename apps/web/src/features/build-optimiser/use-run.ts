import type { Build, BuildAnswer, BuildRequest, Progress } from '@scrapboard/builds';
import { useEffect, useRef, useState } from 'react';
import { closeSolver, prepareSolver, solve } from './solver.ts';

/** The latest run of the optimiser. */
export type Run =
  | { state: 'none' }
  | { state: 'running'; request: BuildRequest; progress: Progress; foundBuilds: readonly Build[] }
  | { state: 'cancelled' | 'failed'; foundBuilds: readonly Build[]; request: BuildRequest }
  | { state: 'done'; request: BuildRequest; answer: BuildAnswer };

export interface Runner {
  run: Run;
  start: (request: BuildRequest) => void;
  cancel: () => void;
}

/** Runs requests in the worker, one at a time. The solver is loaded when the page opens and closed when it is left. */
export function useRun(): Runner {
  const [run, setRun] = useState<Run>({ state: 'none' });
  const currentRequest = useRef<BuildRequest>(undefined);
  useEffect(() => {
    prepareSolver();
    return () => {
      currentRequest.current = undefined;
      closeSolver();
    };
  }, []);
  const start = (request: BuildRequest) => {
    if (currentRequest.current !== undefined) closeSolver();
    currentRequest.current = request;
    setRun({ state: 'running', request, progress: { step: 'loading' }, foundBuilds: [] });
    const isCurrent = () => currentRequest.current === request;
    const onProgress = (progress: Progress) => {
      if (!isCurrent()) return;
      setRun((previous) => {
        if (previous.state !== 'running') return previous;
        const foundBuilds =
          progress.step === 'found'
            ? [...previous.foundBuilds, progress.build]
            : previous.foundBuilds;
        return { ...previous, progress, foundBuilds };
      });
    };
    solve(request, onProgress).then(
      (answer) => {
        if (!isCurrent()) return;
        currentRequest.current = undefined;
        setRun({ state: 'done', request, answer });
      },
      () => {
        if (!isCurrent()) return;
        currentRequest.current = undefined;
        setRun((previous) => ({
          state: 'failed',
          request,
          foundBuilds: previous.state === 'running' ? previous.foundBuilds : [],
        }));
      },
    );
  };
  const cancel = () => {
    currentRequest.current = undefined;
    closeSolver();
    prepareSolver();
    setRun((previous) =>
      previous.state === 'running'
        ? { state: 'cancelled', request: previous.request, foundBuilds: previous.foundBuilds }
        : previous,
    );
  };
  return { run, start, cancel };
}
