import { callApi } from '../../api-client.ts';

interface Options {
  method?: 'GET' | 'POST';
  json?: unknown;
}

/**
 * Calls what no server of the product has: in the demo its back end answers, elsewhere a stand-in in
 * this page. In a page of yours it is `callApi` in both.
 */
export async function callSample<Answer>(path: string, options: Options = {}): Promise<Answer> {
  if (import.meta.env.MODE === 'demo') return await callApi<Answer>(path, options);
  const { answerSample } = await import('./answer-sample.ts');
  return (await answerSample(path, options.method ?? 'GET', options.json)) as Answer;
}
