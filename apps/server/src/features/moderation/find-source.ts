import { notFound, type Source, type SourceKind } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { emailKey } from '../auth/email-key.ts';

const columns = { source: 'text!', name: 'text?' } as const;
const parameters = ['text'] as const;

/**
 * Queries that find a source by its ID or, for accounts, by an email address. A source that was
 * undone is still found, so that its page can say so.
 */
const sourceQueries = {
  account: defineQuery({
    text: `select id::text as source, display_name as name from account
      where id::text = lower($1) or email_key = $2`,
    parameters: ['text', 'text'],
    columns,
  }),
  network: defineQuery({
    text: `select $1 as source, null::text as name
      where exists (select from upload where network = $1)
         or exists (select from source_trust where kind = 'network' and source = $1)
         or exists (select from security_event where network = $1)
         or exists (select from security_event
                     where subject = $1 and (kind like 'network%' or reason like 'network%'))`,
    parameters,
    columns,
  }),
  upload: defineQuery({
    text: `select $1 as source, null::text as name
      where exists (select from upload where id = $1)
         or exists (select from removed_upload where id = $1)`,
    parameters,
    columns,
  }),
};

export type FoundSource = Source & {
  /** The account’s name; null for others. */
  name: string | null;
};

const notFoundMessages: Record<SourceKind, string> = {
  account: 'No account with this ID or email address was found.',
  network: 'No network with this pseudonym was found.',
  upload: 'No upload with this ID was found.',
};

/** Finds an account, a network or an upload. Throws `not_found`. */
export async function findSource(db: Queryable, { kind, source }: Source): Promise<FoundSource> {
  const sourceRow =
    kind === 'account'
      ? await sourceQueries.account.first(db, source, emailKey(source))
      : await sourceQueries[kind].first(db, source);
  if (sourceRow === undefined) throw notFound(notFoundMessages[kind]);
  return { kind, ...sourceRow };
}
