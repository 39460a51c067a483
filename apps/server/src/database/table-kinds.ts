/**
 * Every table by the kind of its data, which decides what a rebuild empties and what a backup
 * contains. A test compares this list with the migrated database, so that no table is forgotten.
 */
export const TABLES = {
  /**
   * Data that exists nowhere else: a backup contains it. In the order of foreign keys, so that
   * restoring a table finds the rows that it refers to.
   */
  primary: [
    'instance',
    'account',
    'api_token',
    'account_build',
    'account_question',
    'account_player',
    'claim_request',
    'hidden_player',
    'upload',
    'upload_owner',
    'claim_proof',
    'match_decision',
    'source_trust',
    'removed_upload',
  ],
  /**
   * Derived from the raw logs: a rebuild recreates it. Storing matches locks the first of these
   * tables first.
   */
  derived: [
    'upload_match',
    'match',
    'match_detail',
    'player',
    'player_nickname',
    'player_match',
    'player_fold',
    'player_part_fold',
    'rating',
    'rating_day',
    'rating_board',
    'rating_count',
    'rating_calibration',
    'rate_request',
  ],
  /**
   * Only valid in this installation and for a limited time: after a restore, sessions, emailed
   * links and waits after failed sign-ins are gone. Data that expires must not survive in a backup.
   */
  transient: [
    'session',
    'password_reset',
    'attempt',
    'network_key',
    'security_event',
    'raw_store',
    'backup_run',
    'facts_copy',
    'facts_request',
    'fact_number',
    'schema_migration',
  ],
} as const;
