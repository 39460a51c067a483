import type { Build, BuildAnswer, BuildRequest, Progress } from '@scrapboard/builds';
import { useEffect, useRef, useState } from 'react';
import { closeSolver, prepareSolver, solve } from './solver.ts';

/** The latest run of the optimiser. */
export type Run =
  | { state: 'none' }
  | { state: 'running'; request: BuildRequest; progress: Progress; found: readonly Build[] }
  | { state: 'cancelled' | 'failed'; found: readonly Build[]; request: BuildRequest }
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
    setRun({ state: 'running', request, progress: { step: 'loading' }, found: [] });
    const isCurrent = () => currentRequest.current === request;
    const onProgress = (progress: Progress) => {
      if (!isCurrent()) return;
      setRun((before) => {
        if (before.state !== 'running') return before;
        const found = progress.step === 'found' ? [...before.found, progress.build] : before.found;
        return { ...before, progress, found };
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
        setRun({ state: 'failed', request, found: [] });
      },
    );
  };
  const cancel = () => {
    currentRequest.current = undefined;
    closeSolver();
    prepareSolver();
    setRun((before) =>
      before.state === 'running'
        ? { state: 'cancelled', request: before.request, found: before.found }
        : before,
    );
  };
  return { run, start, cancel };
}
