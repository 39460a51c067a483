import type { Source, SourceKind } from '@scrapboard/contract';

/** The SQL condition for the uploads (alias `u`) of a source, whose ID is $1. */
export const sourceConditions = {
  account: 'u.id in (select upload_id from upload_owner where account_id = $1::text::uuid)',
  network: 'u.network = $1',
  upload: 'u.id = $1',
} as const satisfies Record<SourceKind, string>;

/** Defines a query for each kind of source. */
export function defineForEachKind<Query>(
  define: (condition: string, kind: SourceKind) => Query,
): Record<SourceKind, Query> {
  return {
    account: define(sourceConditions.account, 'account'),
    network: define(sourceConditions.network, 'network'),
    upload: define(sourceConditions.upload, 'upload'),
  };
}

/** A source that can be trusted or blocked. */
export type TrustableSource = Source & { kind: 'account' | 'network' };
