/** What every open page polls, answered from indexes as small as the answer. */
export const statements = [
  `create index upload_stored on upload (finished_at) where status = 'stored'`,
  // On most servers few players upload, and they need not be among the most active.
  'create index player_fold_uploader on player_fold (games, player_id) where upload_count > 0',
];
