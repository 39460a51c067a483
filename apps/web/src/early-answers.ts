declare global {
  interface Window {
    /** Requests that index.html has sent before the app started, see ../build/early-requests.ts. */
    early?: Record<string, Promise<Response>>;
  }
}

/** Returns the answer to a request that has already been sent; each only once. */
export function takeEarlyAnswer(path: string, method: string | undefined) {
  if (method !== 'GET' || typeof window === 'undefined') return undefined;
  const answer = window.early?.[path];
  if (answer !== undefined) delete window.early?.[path];
  return answer;
}

/** Discards unused answers, which would be out of date later. */
export function forgetEarlyAnswers(): void {
  delete window.early;
}
