import type { CallPattern } from './operation.ts';

/** Splits a call's name: `GET /api/players/{id}` -> `GET` and `/api/players/{id}`. */
export function splitCall(call: CallPattern): { method: string; path: string } {
  const space = call.indexOf(' ');
  return { method: call.slice(0, space), path: call.slice(space + 1) };
}
