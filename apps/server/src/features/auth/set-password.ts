import { defineQuery } from '../../database/define-query.ts';

/** Sets the password of an account. */
export const setPassword = defineQuery({
  text: 'update account set password_hash = $2 where id = $1',
  parameters: ['uuid', 'text'],
});
