import { demoCredentials, type User } from '@scrapboard/contract';

/** Whether this is the account that everybody shares and nobody can change. */
export function isDemoAccount({ email }: Pick<User, 'email'>): boolean {
  return email.toLowerCase() === demoCredentials.email;
}
