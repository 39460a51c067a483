/** Counts the readings of an upload, so that one can be told from earlier, interrupted ones. */
export const statements = ['alter table upload add column reading integer not null default 0'];
