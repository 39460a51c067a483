/** Adds small indexes for the status, which every open page polls. */
export const statements = [
  `create index upload_stored on upload (finished_at) where status = 'stored'`,
  // The most active uploader: on most servers few players upload, maybe none of the most active.
  'create index player_fold_uploader on player_fold (games, player_id) where upload_count > 0',
];
