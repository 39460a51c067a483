import {
  type BuildAnswer,
  type BuildRequest,
  optimiseBuild,
  type Progress,
} from '@scrapboard/builds';
import wasmUrl from 'highs/runtime?url';

/** A request; null only loads the solver. */
export interface WorkerRequest {
  request: BuildRequest | null;
}

export type WorkerMessage =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'answer'; answer: BuildAnswer }
  | { kind: 'failed' };

const post = (message: WorkerMessage) => self.postMessage(message);

/** After this time the best builds found so far are returned; the page offers to cancel earlier. */
const TIME_LIMIT_MS = 300_000;
/** The solver's bounds change more often than a page can show them. */
const MIN_PROGRESS_INTERVAL_MS = 100;
let postedAt = 0;

function postProgress(progress: Progress) {
  const isFrequent = progress.step === 'searching' && progress.bound !== null;
  const now = performance.now();
  if (isFrequent && now - postedAt < MIN_PROGRESS_INTERVAL_MS) return;
  postedAt = now;
  post({ kind: 'progress', progress });
}

const EMPTY_REQUEST: BuildRequest = { parts: [], limits: {}, weights: {} };

self.onmessage = async ({ data: { request } }: MessageEvent<WorkerRequest>) => {
  try {
    const answer = await optimiseBuild(request ?? EMPTY_REQUEST, {
      wasmUrl,
      timeLimitMs: TIME_LIMIT_MS,
      ...(request !== null && { onProgress: postProgress }),
    });
    if (request !== null) post({ kind: 'answer', answer });
  } catch {
    if (request !== null) post({ kind: 'failed' });
  }
};
