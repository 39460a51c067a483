declare global {
  interface Window {
    /** What index.html has asked for before the app was there, see ../build/ask-early.ts. */
    early?: Record<string, Promise<Response>>;
  }
}

/** Returns the answer to a request that is on its way already, once. */
export function takeEarlyAnswer(path: string, method: string | undefined) {
  if (method !== 'GET' || typeof window === 'undefined') return undefined;
  const answer = window.early?.[path];
  if (answer !== undefined) delete window.early?.[path];
  return answer;
}

/** Forgets what nobody has asked for: later it would be out of date. */
export function forgetEarlyAnswers(): void {
  delete window.early;
}
