import {
  type Catalogue,
  powerScoreBands,
  seasonAt,
  toReadableName,
} from '@scrapboard/catalogue/core';
import type { CategoryId, FactsStampName, QuestionAnswer } from '@scrapboard/contract';
import { CATEGORY_IDS } from '@scrapboard/contract/filter-rules';
import { categoryName } from './category-name.ts';
import { createNamer, type NamingCatalogue } from './create-namer.ts';

type Rows = Pick<QuestionAnswer, 'rows' | 'total' | 'truncated'>;

interface NamingContext {
  /** The dimensions of the question. */
  by: readonly string[];
  catalogue: NamingCatalogue & Pick<Catalogue, 'resource' | 'rarities' | 'seasons'>;
  /** The nicknames of players in the rows, by id. */
  nicknames: ReadonlyMap<string, string>;
}

/** Returns the ids of the players that rows name. */
export function playerIdsOf(rows: Rows['rows']): string[] {
  return [...new Set(rows.flatMap(({ player }) => (typeof player === 'string' ? player : [])))];
}

/** Returns the rows of an answer with the display names of their values. */
export function toNamedAnswer(
  answer: Rows,
  { by, catalogue, nicknames }: NamingContext,
): Omit<QuestionAnswer, FactsStampName> {
  const namer = createNamer(catalogue);
  const nameOfPart = (id: string) => namer.part(id).name;
  const nameOfParts = (ids: string) =>
    ids
      .split('+')
      .map((id) => (id === '-' ? id : nameOfPart(id)))
      .join(' + ');
  const nameOf: Record<string, (id: string) => string> = {
    part: nameOfPart,
    withPart: nameOfPart,
    allyPart: nameOfPart,
    againstPart: nameOfPart,
    teamWeapons: nameOfParts,
    teamCabins: nameOfParts,
    map: (id) => namer.map(id).name,
    mode: (id) => namer.mode(id).name,
    category: (id) => (isCategory(id) ? categoryName(id) : id),
    gameplay: toReadableName,
    region: (id) => id.toUpperCase(),
    season: (id) => seasonName(id, catalogue),
    powerScoreBand: (id) => powerScoreBands.find((band) => band.id === id)?.name ?? id,
    partRarity: (id) =>
      catalogue.rarities().find((rarity) => rarity.id === id)?.name ?? toReadableName(id),
    resource: (id) => catalogue.resource(id).name,
    player: (id) => nicknames.get(id) ?? id,
  };
  const names: QuestionAnswer['names'] = {};
  for (const dimension of by) {
    const nameValue = nameOf[dimension];
    if (nameValue === undefined) continue;
    const ids = new Set(answer.rows.map((row) => row[dimension]));
    names[dimension] = Object.fromEntries(
      [...ids].flatMap((id) => (typeof id === 'string' ? [[id, nameValue(id)]] : [])),
    );
  }
  return { ...answer, names };
}

function isCategory(id: string): id is CategoryId {
  return (CATEGORY_IDS as readonly string[]).includes(id);
}

/** Returns the name of an operator's season, or of a quarter. */
function seasonName(id: string, catalogue: Pick<Catalogue, 'seasons'>): string {
  const listed = catalogue.seasons().find((season) => season.id === id);
  if (listed !== undefined) return listed.name;
  const [, year, quarter] = /^(\d{4})-q([1-4])$/.exec(id) ?? [];
  return year === undefined ? id : seasonAt(Date.UTC(Number(year), 3 * Number(quarter) - 1)).name;
}
