import { type Check, type Fail, fields, isObject, number, orNull, quote, text } from '../check.ts';
import type { Price } from '../types.ts';

/** Prices by the id of a resource, a part or a traded item, in coins per unit. */
export interface PriceList {
  /** A day, month or year, 2026-11-20; null if the list has none. */
  asOf: string | null;
  source: string | null;
  prices: Readonly<Record<string, Price>>;
}

/** No market price is higher; what exceeds it is a mistake. */
export const MAX_PRICE = 999_999;
const MAX_ENTRIES = 20_000;
const MAX_ERRORS = 20;
const ID_PATTERN = /^[\w.-]{1,80}$/;
/** A pack of a resource, `Res_Plastic_100`, counts as the resource. */
const PACK_PATTERN = /^Res_(\w+?)_(\d{1,6})$/;

const checkCoins = number(0, MAX_PRICE);
const checkOffers = fields({ sell: orNull(checkCoins), buy: orNull(checkCoins) });
const checkPrice: Check = (value, path, fail) =>
  isObject(value) ? checkOffers(value, path, fail) : checkCoins(value, path, fail);

const checkPrices: Check = (value, path, fail) => {
  if (!isObject(value)) return fail(path, `expected an object, got ${quote(value)}`);
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES) return fail(path, `has more than ${MAX_ENTRIES} prices`);
  for (const [id, entry] of entries) {
    if (ID_PATTERN.test(id)) checkPrice(entry, `${path}.${id}`, fail);
    else fail(path, `${quote(id)} is not an id of a resource, part or item`);
  }
};

const checkList = fields(
  {
    asOf: text(/^\d{4}(-\d\d){0,2}$/, 'a year, month or day like 2026-05'),
    source: text(),
    prices: checkPrices,
  },
  ['prices'],
);

/**
 * Reads an operator's list of prices: `{ "asOf": "2026-11-20", "source": "…", "prices": { "Plastic": 0.33,
 * "CarPart_Gun_Shotgun": { "sell": 12.5, "buy": 11 } } }`. A single number is both prices. Returns either the
 * list or what is wrong with it, at most twenty lines.
 */
export function readPriceList(content: string): { list: PriceList } | { errors: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return { errors: [`is not JSON but begins with ${quote(content.slice(0, 30).trim())}`] };
  }
  const errors: string[] = [];
  const fail: Fail = (path, message) => errors.push(path === '' ? message : `${path}: ${message}`);
  checkList(json, '', fail);
  if (errors.length > 0) return { errors: errors.slice(0, MAX_ERRORS) };
  const raw = json as RawList;
  const entries = Object.entries(raw.prices).map(([id, value]) => toUnitPriceEntry(id, value));
  return {
    list: {
      asOf: raw.asOf ?? null,
      source: raw.source ?? null,
      prices: Object.fromEntries(entries),
    },
  };
}

type RawPrice = number | { sell?: number | null; buy?: number | null };

interface RawList {
  asOf?: string;
  source?: string;
  prices: Record<string, RawPrice>;
}

function toUnitPriceEntry(id: string, value: RawPrice): [string, Price] {
  const [sell, buy] =
    typeof value === 'number' ? [value, value] : [value.sell ?? null, value.buy ?? null];
  const pack = parsePackId(id);
  if (pack === null) return [id, { sell, buy }];
  return [pack.resource, dividePrice({ sell, buy }, pack.units)];
}

/** Returns which resource a pack contains and how many units; null for other items. */
export function parsePackId(id: string): { resource: string; units: number } | null {
  const [, resource, units] = PACK_PATTERN.exec(id) ?? [];
  return resource === undefined || Number(units) === 0 ? null : { resource, units: Number(units) };
}

/** Returns a price divided by a number of units, to millionths of a coin. */
export function dividePrice({ sell, buy }: Price, units: number): Price {
  const divide = (coins: number | null) =>
    coins === null ? null : Math.round((1e6 * coins) / units) / 1e6;
  return { sell: divide(sell), buy: divide(buy) };
}
