/** Drops sums over all players that nothing reads any more: the facts answer such questions. */
export const statements = ['bucket_mode', 'bucket_band', 'bucket_part'].map(
  (table) => `drop table ${table}`,
);
