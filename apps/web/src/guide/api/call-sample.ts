import { callApi } from '../../api-client.ts';

interface Options {
  method?: 'GET' | 'POST';
  json?: unknown;
}

/**
 * Makes a call that no server has: the demo’s back end answers it, elsewhere a stand-in on this page.
 * Your own pages use `callApi` in both cases.
 */
export async function callSample<Answer>(path: string, options: Options = {}): Promise<Answer> {
  if (import.meta.env.MODE === 'demo') return await callApi<Answer>(path, options);
  const { answerSample } = await import('./answer-sample.ts');
  return (await answerSample(path, options.method ?? 'GET', options.json)) as Answer;
}
