/** Distinguishes a reading of an upload from earlier ones that were interrupted. */
export const statements = ['alter table upload add column reading integer not null default 0'];
