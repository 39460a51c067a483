import { type Kysely, sql } from 'kysely';

/** Tells a reading of an upload from the ones that were begun before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload add column reading integer not null default 0`.execute(db);
}
