import type { AccountQuestion } from '@scrapboard/contract';
import { accountError, MAX_ACCOUNT_QUESTIONS } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { accountQuestion } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockAccount } from '../auth/lock-account.ts';

const columns = pick(accountQuestion, 'id', 'name', 'query', 'pin', 'saved_at');

const upsertQuestion = defineQuery({
  text: `insert into account_question (account_id, name, query) values ($1, $2, $3)
      on conflict (account_id, name) do update set query = excluded.query, saved_at = now()
      returning id, name, query, pin, saved_at`,
  parameters: ['uuid', 'text', 'text'],
  columns,
});

const countQuestions = defineQuery({
  text: 'select count(*)::int as count from account_question where account_id = $1',
  parameters: ['uuid'],
  columns: { count: 'int4' },
});

const questionsOfAccount = defineQuery({
  text: `select id, name, query, pin, saved_at from account_question
     where account_id = $1 order by saved_at desc, id`,
  parameters: ['uuid'],
  columns,
});

const setPins = defineQuery({
  text: `update account_question set pin = array_position($2, id::text) - 1 where account_id = $1`,
  parameters: ['uuid', 'text[]'],
});

const deleteQuestion = defineQuery({
  text: 'delete from account_question where account_id = $1 and id = $2',
  parameters: ['uuid', 'uuid'],
});

/** Saves a question; one of the same name is replaced. Throws `too_many_questions`. */
export async function saveAccountQuestion(
  pool: Pool,
  accountId: string,
  { name, query }: Pick<AccountQuestion, 'name' | 'query'>,
): Promise<AccountQuestion> {
  return await inTransaction(pool, async (client) => {
    // One at a time, so that concurrent requests cannot exceed the limit.
    await lockAccount(client, accountId);
    const row = await upsertQuestion.first(client, accountId, name, query);
    if (row === undefined) throw new Error('a question was not saved');
    const { count = 0 } = (await countQuestions.first(client, accountId)) ?? {};
    // The error rolls the transaction back, and with it the new row.
    if (count > MAX_ACCOUNT_QUESTIONS) throw accountError('too_many_questions');
    return toQuestion(row);
  });
}

/** Returns the questions of an account, newest first. */
export async function fetchAccountQuestions(
  db: Queryable,
  accountId: string,
): Promise<AccountQuestion[]> {
  return (await questionsOfAccount.all(db, accountId)).map(toQuestion);
}

/** Puts the account's questions with these ids on its dashboard, in this order, and removes all others from it. */
export async function pinAccountQuestions(
  pool: Pool,
  accountId: string,
  ids: readonly string[],
): Promise<AccountQuestion[]> {
  return await inTransaction(pool, async (client) => {
    await lockAccount(client, accountId);
    await setPins.run(client, accountId, ids);
    return await fetchAccountQuestions(client, accountId);
  });
}

/** Deletes a question; returns false if the account has none with that id. */
export async function deleteAccountQuestion(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<boolean> {
  return (await deleteQuestion.run(db, accountId, id)) > 0;
}

interface QuestionRow extends Omit<AccountQuestion, 'savedAt'> {
  saved_at: Date;
}

function toQuestion({ saved_at, ...question }: QuestionRow): AccountQuestion {
  return { ...question, savedAt: saved_at.toISOString() };
}
