import { type UrlField, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere, wholeNumber } from '../../filters/url-fields.ts';

export const STATISTICS = ['average', 'maximum', 'total'] as const;
export const PER_UNITS = ['hour', 'match'] as const;
export const RESULTS = ['all', 'win', 'draw', 'loss'] as const;
export const DAILY_VIEWS = ['stacked', 'cumulative', 'single'] as const;
export const INCLUSIONS = ['in', 'out'] as const;

/** The market keeps this share of a sale, in percent. */
export const DEFAULT_FEE = '10';

/** What the URL of the page selects besides its filters: how matches are valued. */
export interface RevenueSearch {
  stat: (typeof STATISTICS)[number];
  per: (typeof PER_UNITS)[number];
  /** Whether time in the queue counts as time. */
  queue: (typeof INCLUSIONS)[number];
  /** Whether the fuel that a raid costs is subtracted. */
  fuelCost: (typeof INCLUSIONS)[number];
  /** Whether fuel that a match pays is worth something. */
  fuelReward: (typeof INCLUSIONS)[number];
  /** In percent. */
  fee: string;
  result: (typeof RESULTS)[number];
  daily: (typeof DAILY_VIEWS)[number];
  /** The resource that is shown alone. */
  resource?: string | undefined;
  sort?: string | undefined;
  fuelSort?: string | undefined;
}

const feeField: UrlField<string> = {
  read: (text) => wholeNumber(0, 50).read(text) ?? DEFAULT_FEE,
  write: (value) => (value === DEFAULT_FEE ? undefined : value),
};

const sortField = textWhere((text) => /^-?\w{1,40}$/.test(text));

export const revenueCodec = urlCodec<RevenueSearch>({
  stat: oneOf(STATISTICS, 'average'),
  per: oneOf(PER_UNITS, 'hour'),
  queue: oneOf(INCLUSIONS, 'in'),
  fuelCost: oneOf(INCLUSIONS, 'in'),
  fuelReward: oneOf(INCLUSIONS, 'in'),
  fee: feeField,
  result: oneOf(RESULTS, 'all'),
  daily: oneOf(DAILY_VIEWS, 'stacked'),
  resource: textWhere((text) => /^\w{1,40}$/.test(text)),
  sort: sortField,
  fuelSort: sortField,
});
