/** What the parameters mean, by name: the same one means the same everywhere. */
export const parameterDescriptions: Record<string, string> = {
  id: 'Of a player: the game id, `@live` kept. Of a match or an upload: as the API gave it',
  category: 'Kind of match',
  mode: 'Key of a mode, as in `options` of the player',
  map: 'Id of a map, as in `options` of the player',
  region: 'Region of the game server',
  from: 'First day (UTC) or instant, inclusive',
  to: 'Last day (UTC, inclusive) or instant (exclusive)',
  minPowerScore: 'Of his vehicle',
  maxPowerScore: 'Of his vehicle, inclusive',
  partySize: '1 is alone',
  group: 'Which parts',
  search: 'Part of a nickname, in any case, or a whole id',
  sort: 'What the list is ordered by',
  direction: 'Of the order',
  cursor: '`nextCursor` of the page before',
  limit: 'Rows of a page',
};
