/** Counts the readings of an upload, so that the current one is distinguished from interrupted ones. */
export const statements = ['alter table upload add column reading integer not null default 0'];
