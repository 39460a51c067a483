import {
  type Check,
  fields,
  flag,
  integer,
  listOf,
  number,
  oneOf,
  orNull,
  quote,
  text,
  tuple,
} from './check.ts';
import { type CatalogueSet, modeCategories, partCategories, partFigures } from './types.ts';
import { unknownPartDefaults } from './unknown-part-defaults.ts';

/** How the rows of a set are identified and validated. */
export interface SetSchema {
  /** The operator's file. */
  file: string;
  /** The field that identifies a row; null if rows have none and the file replaces the set. */
  key: string | null;
  fieldChecks: Record<string, Check>;
  /** The fields a row new to the catalogue must have. */
  required: readonly string[];
  /** The defaults of a new row. */
  defaults: Record<string, unknown>;
}

const id = text(/^[\w@./+-]+$/, 'an id without spaces');
const dayFormat = text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day like 2026-01-31');
const day: Check = (value, path, fail) => {
  let isWellFormed = true;
  dayFormat(value, path, (...failure) => {
    isWellFormed = false;
    fail(...failure);
  });
  if (isWellFormed && !new Date(`${value}T00:00:00Z`).toISOString().startsWith(String(value))) {
    fail(path, `${quote(value)} is not a valid date`);
  }
};
const price = orNull(fields({ sell: orNull(number(0)), buy: orNull(number(0)) }, ['sell', 'buy']));
const figures = fields(Object.fromEntries(partFigures.map((name) => [name, number()])));

export const setSchemas: Record<CatalogueSet, SetSchema> = {
  parts: {
    file: 'parts.json',
    key: 'id',
    fieldChecks: {
      id,
      item: orNull(integer(1)),
      name: text(),
      category: oneOf([...partCategories, 'other']),
      type: orNull(text()),
      rarity: orNull(text()),
      faction: orNull(text()),
      level: orNull(integer(0)),
      powerScore: orNull(integer(0)),
      figures,
      synergies: listOf(text()),
      price,
    },
    required: ['id', 'name', 'category'],
    defaults: unknownPartDefaults,
  },
  maps: namedSet('maps.json'),
  modes: {
    file: 'modes.json',
    key: 'id',
    fieldChecks: { id, name: text(), category: oneOf(modeCategories), teams: flag },
    required: ['id', 'name', 'category'],
    defaults: { teams: false },
  },
  resources: namedSet('resources.json'),
  tradeItems: {
    file: 'trade-items.json',
    key: 'item',
    fieldChecks: { item: integer(1), id: orNull(id), name: text(), units: integer(1), price },
    required: ['item', 'name'],
    defaults: { id: null, units: 1, price: null },
  },
  recipes: {
    file: 'recipes.json',
    key: 'recipe',
    fieldChecks: {
      recipe: integer(1),
      makes: fields({ item: integer(1), quantity: integer(1) }, ['item', 'quantity']),
      needs: listOf(tuple([integer(1), integer(1)])),
      fee: orNull(number(0)),
    },
    required: ['recipe', 'makes', 'needs'],
    defaults: {},
  },
  rarities: {
    file: 'rarities.json',
    key: 'id',
    fieldChecks: { id, name: text(), rank: integer(1) },
    required: ['id', 'name', 'rank'],
    defaults: {},
  },
  raids: {
    file: 'raids.json',
    key: 'mode',
    fieldChecks: { mode: id, fuel: integer(0) },
    required: ['mode', 'fuel'],
    defaults: {},
  },
  schedule: {
    file: 'schedule.json',
    key: null,
    fieldChecks: {
      mode: id,
      day: integer(1, 7),
      from: integer(0, 23),
      to: integer(1, 24),
      since: day,
      until: day,
    },
    required: ['mode', 'day', 'from', 'to'],
    defaults: {},
  },
  scheduleExceptions: {
    file: 'schedule-exceptions.json',
    key: null,
    fieldChecks: {
      mode: id,
      date: day,
      from: integer(0, 23),
      to: integer(1, 24),
      cancelled: flag,
    },
    required: ['mode', 'date'],
    defaults: { from: 0, to: 24, cancelled: false },
  },
  seasons: {
    file: 'seasons.json',
    key: 'id',
    fieldChecks: { id, name: text(), from: day, to: day },
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
  return {
    file,
    key: 'id',
    fieldChecks: { id, name: text() },
    required: ['id', 'name'],
    defaults: {},
  };
}
