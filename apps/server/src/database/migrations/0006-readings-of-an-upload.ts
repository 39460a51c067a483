/** Counts the readings of an upload, to distinguish the current one from interrupted ones. */
export const statements = ['alter table upload add column reading integer not null default 0'];
