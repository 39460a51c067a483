import type { User } from '@scrapboard/contract';

/** The fields that other services return about a user. */
export interface ExternalUser {
  id: string;
  email: string;
  name?: string | undefined;
  picture?: string | undefined;
}

/** Returns the user in the product's format; players are linked on the product's own server. */
export function toUser({ id, email, name, picture }: ExternalUser): User {
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
    operator: false,
    players: [],
  };
}
