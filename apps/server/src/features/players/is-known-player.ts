import { defineQuery, type Queryable } from '../../database/define-query.ts';

const playerExists = defineQuery({
  text: 'select from player_fold where player_id = $1',
  parameters: ['text'],
});

/** Returns whether any stored match contains this player. */
export async function isKnownPlayer(db: Queryable, id: string): Promise<boolean> {
  return (await playerExists.run(db, id)) === 1;
}
