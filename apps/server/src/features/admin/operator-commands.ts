import { demoCredentials } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account } from '../../database/tables/accounts.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { emailKey } from '../auth/email-key.ts';
import type { AdminCommand, AdminContext } from './admin-commands.ts';
import { AdminError } from './admin-error.ts';
import { findAccount } from './find-account.ts';
import { pluralize } from './pluralize.ts';

const allOperators = defineQuery({
  text: 'select id, email, display_name from account where operator order by email',
  columns: pick(account, 'id', 'email', 'display_name'),
});

const setOperator = defineQuery({
  text: 'update account set operator = $2 where id = $1 and operator <> $2',
  parameters: ['uuid', 'bool'],
});

/** Commands about who may moderate in the web app. */
export const operatorCommands: Record<string, AdminCommand> = {
  operators: {
    argumentNames: [],
    description: 'List the accounts that may moderate',
    async run({ pool, print }) {
      const rows = await allOperators.all(pool);
      for (const { id, email, display_name } of rows) print(`${id}  ${email}  ${display_name}`);
      print(pluralize(rows.length, 'operator'));
    },
  },
  'grant-operator': {
    argumentNames: ['ACCOUNT'],
    description: 'Let an account moderate in the web app',
    run: (context, [name = '']) => changeRole(context, name, true),
  },
  'revoke-operator': {
    argumentNames: ['ACCOUNT'],
    description: 'No longer let an account moderate',
    run: (context, [name = '']) => changeRole(context, name, false),
  },
};

async function changeRole(context: AdminContext, emailOrId: string, isOperator: boolean) {
  const { pool, print } = context;
  const { id, email } = await findAccount(pool, emailOrId);
  if (emailKey(email) === emailKey(demoCredentials.email)) {
    throw new AdminError('Anyone can sign in to the demo account: it cannot be an operator.');
  }
  if ((await setOperator.run(pool, id, isOperator)) > 0) {
    const kind = isOperator ? 'operator_granted' : 'operator_revoked';
    await recordSecurityEvent(context, { kind, accountId: id, byOperator: true });
  }
  print(`${email} ${isOperator ? 'is an operator' : 'is no longer an operator'}.`);
}
