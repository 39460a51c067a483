import { callSample } from '../api/call-sample.ts';

interface SampleUser {
  id: string;
  firstName: string;
  lastName: string;
}

export const readUser = (id: string) =>
  callSample<SampleUser>(`/api/user?id=${encodeURIComponent(id)}`);
