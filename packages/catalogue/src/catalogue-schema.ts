import {
  type Check,
  fields,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  text,
  tuple,
  whole,
} from './check.ts';
import { type CatalogueSet, modeCategories, partCategories, partFigures } from './types.ts';
import { unknownOfPart } from './unknown-of-part.ts';

/** How the rows of a set are identified and validated. */
export interface SetSchema {
  /** The operator's file. */
  file: string;
  /** The field that identifies a row; null if rows have none and the file replaces the set. */
  key: string | null;
  known: Record<string, Check>;
  /** The fields a row new to the catalogue must have. */
  required: readonly string[];
  /** The defaults of a new row. */
  defaults: Record<string, unknown>;
}

const id = text(/^[\w@./+-]+$/, 'an id without spaces');
const day = text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day like 2026-01-31');
const price = orNull(fields({ sell: orNull(number(0)), buy: orNull(number(0)) }, ['sell', 'buy']));
const figures = fields(Object.fromEntries(partFigures.map((name) => [name, number()])));

export const setSchemas: Record<CatalogueSet, SetSchema> = {
  parts: {
    file: 'parts.json',
    key: 'id',
    known: {
      id,
      item: orNull(whole(1)),
      name: text(),
      category: oneOf([...partCategories, 'other']),
      type: orNull(text()),
      rarity: orNull(text()),
      faction: orNull(text()),
      level: orNull(whole(0)),
      powerScore: orNull(whole(0)),
      figures,
      synergies: listOf(text()),
      price,
    },
    required: ['id', 'name', 'category'],
    defaults: unknownOfPart,
  },
  maps: namedSet('maps.json'),
  modes: {
    file: 'modes.json',
    key: 'id',
    known: { id, name: text(), category: oneOf(modeCategories), teams: flag },
    required: ['id', 'name', 'category'],
    defaults: { teams: false },
  },
  resources: namedSet('resources.json'),
  tradeItems: {
    file: 'trade-items.json',
    key: 'item',
    known: { item: whole(1), id: orNull(id), name: text(), units: whole(1), price },
    required: ['item', 'name'],
    defaults: { id: null, units: 1, price: null },
  },
  recipes: {
    file: 'recipes.json',
    key: 'recipe',
    known: {
      recipe: whole(1),
      makes: fields({ item: whole(1), quantity: whole(1) }, ['item', 'quantity']),
      needs: listOf(tuple([whole(1), whole(1)])),
    },
    required: ['recipe', 'makes', 'needs'],
    defaults: {},
  },
  rarities: {
    file: 'rarities.json',
    key: 'id',
    known: { id, name: text(), rank: whole(1) },
    required: ['id', 'name', 'rank'],
    defaults: {},
  },
  raids: {
    file: 'raids.json',
    key: 'mode',
    known: { mode: id, fuel: whole(0) },
    required: ['mode', 'fuel'],
    defaults: {},
  },
  schedule: {
    file: 'schedule.json',
    key: null,
    known: { mode: id, day: whole(1, 7), from: whole(0, 23), to: whole(1, 24) },
    required: ['mode', 'day', 'from', 'to'],
    defaults: {},
  },
  seasons: {
    file: 'seasons.json',
    key: 'id',
    known: { id, name: text(), from: day, to: day },
    required: ['id', 'name', 'from', 'to'],
    defaults: {},
  },
};

export const provenanceSchema: Check = fields(
  {
    source: text(),
    licence: text(),
    asOf: text(/^\d{4}(-\d\d){0,2}$/, 'a year, month or day like 2026-05'),
    note: orNull(text()),
  },
  ['source', 'licence', 'asOf'],
);

function namedSet(file: string): SetSchema {
  return { file, key: 'id', known: { id, name: text() }, required: ['id', 'name'], defaults: {} };
}
