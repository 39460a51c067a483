import { callSample } from '../api/call-sample.ts';

export const addUser = (firstName: string, lastName: string) =>
  callSample('POST /api/user', { body: { firstName, lastName } });
