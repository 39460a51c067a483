import * as z from 'zod/mini';
import { answers } from '../../http/answers.ts';

export const idParams = z.object({ id: z.uuid() });

/** The `response` of a route that has nothing to say but that it is done. */
export function noContent(...codes: Parameters<typeof answers>[1][]) {
  const { 200: _, ...failures } = answers(z.null(), ...codes);
  return { 204: z.null(), ...failures };
}
