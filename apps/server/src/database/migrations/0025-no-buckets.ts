/** Sums over all players that nothing reads any more: questions about everybody are asked of the facts. */
export const statements = ['bucket_mode', 'bucket_band', 'bucket_part'].map(
  (table) => `drop table ${table}`,
);
