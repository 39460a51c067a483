import { type ExplorerSearch, explorerCodec } from '../../answers/explorer-search.ts';

/** Questions to start with: their titles are `suggestions.list.<id>`, their values the query of the URL. */
export const suggestions = {
  party: 'measure=winRate&by=partySize',
  hours: 'measure=matches&by=weekday&split=hour',
  bestHour: 'measure=winRate&by=hour',
  maps: 'measure=winRateAboveExpectation&by=map',
  weapons: 'measure=parts.damagePerMinute&by=part&kind=weapon&chart=scatter',
  cabins: 'measure=parts.winRateAboveExpectation&by=part&kind=cabin',
  fashion: 'measure=parts.games&split=partType&kind=weapon',
  powerScore: 'measure=damagePerGame&by=powerScoreBand',
  modes: 'measure=games&split=mode&chart=stacked',
  dangerous: 'measure=deathsPerGame&by=map',
  length: 'measure=matchLength&by=map',
  queue: 'measure=rewards.queueTimePerGame&by=hour',
  resources: 'measure=rewards.amountPerPayment&by=resource',
  opponents: 'measure=winRate&by=partySize&split=opponentPartySize',
  regions: 'measure=players&split=region',
  uploads: 'measure=uploads.uploads&by=week&split=source',
  survival: 'measure=survivalRate&by=mode',
  mvp: 'measure=mvpRate&by=partySize',
  weekend: 'measure=damagePerGame&by=weekday',
  killsPerDeath: 'measure=killsPerDeath&by=powerScoreBand',
  perHit: 'measure=parts.damagePerHit&by=part&kind=weapon',
  cabinHunters: 'measure=parts.cabinShare&by=part&kind=weapon',
  movement: 'measure=parts.winRateAboveExpectation&by=part&kind=movement',
  rarity: 'measure=parts.winRateAboveExpectation&by=partRarity&kind=weapon',
  factions: 'measure=parts.games&by=partFaction&kind=weapon',
  sides: 'measure=firstTeamWinRate&by=map',
  rounds: 'measure=roundsPerMatch&by=mode',
  builds: 'measure=builds&by=week',
  newcomers: 'measure=players&by=cohort&split=month&chart=heat',
  drones: 'measure=droneKillsPerGame&by=powerScoreBand',
  assists: 'measure=assistsPerGame&by=partySize',
  scoring: 'measure=scorePerMinute&by=mode',
  received: 'measure=damageRecPerGame&by=map',
  bots: 'measure=bots&by=mode',
  records: 'measure=maxDamage&by=mode',
  active: 'measure=games&by=player',
  versions: 'measure=matchLength&by=clientVersion',
  bandsOverTime: 'measure=games&split=powerScoreBand&chart=stacked',
  fuel: 'measure=rewards.fuelRate&by=mode',
  battleTime: 'measure=durationPerGame&by=powerScoreBand',
} as const;

export type SuggestionId = keyof typeof suggestions;

export const suggestionIds = Object.keys(suggestions) as SuggestionId[];

/** Returns whether a suggestion’s title asks about the reader, in any language. */
export const isPersonal = (id: SuggestionId): boolean => id === 'party';

/** Returns the question of a suggestion. */
export function readSuggestion(id: SuggestionId): ExplorerSearch {
  return explorerCodec.read(new URLSearchParams(suggestions[id]));
}
