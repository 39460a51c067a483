import { demoCredentials, type User } from '@scrapboard/contract';

/** Whether this is the account that everybody shares, which the server lets nobody change. */
export function isDemoAccount({ email }: User): boolean {
  return email.toLowerCase() === demoCredentials.email;
}
