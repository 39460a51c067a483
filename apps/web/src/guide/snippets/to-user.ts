import type { User } from '@scrapboard/contract';

/** What services of others tell of a person. */
export interface Person {
  id: string;
  email: string;
  name?: string | undefined;
  picture?: string | undefined;
}

/** A person as the pages of the product know one; players are linked on the product's own server. */
export function toUser({ id, email, name, picture }: Person): User {
  const displayName = name ?? email;
  const [firstName = '', ...rest] = displayName.split(' ');
  return {
    id,
    email,
    displayName,
    firstName,
    lastName: rest.join(' '),
    avatar: picture ?? null,
    language: null,
    players: [],
  };
}
