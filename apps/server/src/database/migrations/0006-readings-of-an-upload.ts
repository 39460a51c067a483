/** Tells a reading of an upload from the ones that were begun before it. */
export const statements = ['alter table upload add column reading integer not null default 0'];
