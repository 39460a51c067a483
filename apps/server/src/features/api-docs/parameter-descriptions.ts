/** The parameters' descriptions by name: equal names mean the same everywhere. */
export const parameterDescriptions: Record<string, string> = {
  id: 'Of a player: the game ID, including `@live`. Of a match or an upload: as returned by the API',
  category: 'Kind of match',
  mode: 'Key of a mode, as in `options` of the player',
  map: 'Id of a map, as in `options` of the player',
  region: 'Region of the game server',
  from: 'First day (UTC) or instant, inclusive',
  to: 'Last day (UTC, inclusive) or instant (exclusive)',
  minPowerScore: 'Of the vehicle',
  maxPowerScore: 'Of the vehicle, inclusive',
  partySize: '1 is alone',
  group: 'Which parts',
  part: 'Id of a part to include as well',
  q: 'Search text: part of a name in any script, or an id',
  page: 'Which page of the footer',
  language:
    'Language of the reader; where there is no text in it, the one for all languages is returned',
  search: 'Part of a nickname, in any case, or a whole id',
  sort: 'What the list is ordered by',
  direction: 'Of the order',
  cursor: '`nextCursor` of the page before',
  limit: 'Maximum number of rows of a page, or of results of each kind',
};
