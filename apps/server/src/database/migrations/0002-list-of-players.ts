/** The sort orders of the player list, each served by an index. */
export const statements = [
  // With collation "C" one index finds prefixes and sorts, whatever the database's own collation
  // is.
  'drop index player_nickname_prefix',
  'create index player_nickname_order on player (nickname_key collate "C", id)',
  // A rate of few games is unreliable, so players with few games come last.
  'drop index player_fold_wins',
  'create index player_fold_win_rate on player_fold ((games >= 20), win_percent, player_id)',
];
