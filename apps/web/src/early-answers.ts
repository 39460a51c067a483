declare global {
  interface Window {
    /** Requests that index.html sent before the app started, by path; see ../build/early-requests.ts. */
    early?: Record<string, Promise<Response>>;
  }
}

/** Returns the response to a request that index.html has already sent; each can be taken once. */
export function takeEarlyAnswer(path: string, method: string | undefined) {
  if (method !== 'GET' || typeof window === 'undefined') return undefined;
  const answer = window.early?.[path];
  if (answer !== undefined) delete window.early?.[path];
  return answer;
}

/** Discards unused responses, which would be out of date later. */
export function discardEarlyAnswers(): void {
  delete window.early;
}
