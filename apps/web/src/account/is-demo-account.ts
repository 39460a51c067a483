import { demoCredentials, type User } from '@scrapboard/contract';

/** Returns whether this is the shared demo account, which cannot be changed. */
export function isDemoAccount({ email }: Pick<User, 'email'>): boolean {
  return email.toLowerCase() === demoCredentials.email;
}
