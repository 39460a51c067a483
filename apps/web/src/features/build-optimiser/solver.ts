import type { BuildAnswer, BuildRequest, Progress } from '@scrapboard/builds';
import type { WorkerMessage, WorkerRequest } from './optimise-worker.ts';

/** The worker is kept between runs, so that the solver is compiled once. */
let worker: Worker | undefined;

function openWorker(): Worker {
  worker ??= new Worker(new URL('./optimise-worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** Fetches and compiles the solver before it is needed; it then also works offline. */
export function prepareSolver(): void {
  openWorker().postMessage({ request: null } satisfies WorkerRequest);
}

/** Ends the worker with whatever it is doing. */
export function closeSolver(): void {
  worker?.terminate();
  worker = undefined;
}

/** Solves a request in the worker; ending it leaves the promise unsettled. */
export function solve(
  request: BuildRequest,
  onProgress: (progress: Progress) => void,
): Promise<BuildAnswer> {
  const solver = openWorker();
  return new Promise((resolve, reject) => {
    solver.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') onProgress(data.progress);
      else if (data.kind === 'answer') resolve(data.answer);
      else reject(new Error('The solver failed.'));
    };
    solver.onerror = () => {
      closeSolver();
      reject(new Error('The solver could not be loaded.'));
    };
    solver.postMessage({ request } satisfies WorkerRequest);
  });
}
