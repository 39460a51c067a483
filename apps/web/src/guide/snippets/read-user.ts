import { callSample } from '../api/call-sample.ts';

export const readUser = (id: string) => callSample('GET /api/user', { query: { id } });
