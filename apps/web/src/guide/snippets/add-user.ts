import { callSample } from '../api/call-sample.ts';

export const addUser = (firstName: string, lastName: string) =>
  callSample('/api/user', { method: 'POST', json: { firstName, lastName } });
