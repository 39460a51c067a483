import type { QuarantineState, SourceKind } from '@scrapboard/contract';
import { urlCodec } from '../../filters/url-codec.ts';
import { cursorField, oneOf, textWhere } from '../../filters/url-fields.ts';
import { paths } from '../../paths.ts';

export const tabs = ['quarantine', 'claims', 'sources', 'activity'] as const;
export type Tab = (typeof tabs)[number];

export const states = ['waiting', 'decided', 'blocked'] as const satisfies QuarantineState[];

/** What the moderation page shows, according to its URL. */
export interface ModerationSearch {
  tab: Tab;
  /** Which logs the quarantine lists, or which claims. */
  state: QuarantineState;
  /** The log shown, as `<upload>.<number>`. */
  match?: string;
  /** The source shown, or whose events are listed. */
  account?: string;
  network?: string;
  upload?: string;
  /** The kind of events listed. */
  event?: string;
  cursor?: string;
}

export const MAX_SOURCE_LENGTH = 200;
const sourceField = textWhere((text) => text.length <= MAX_SOURCE_LENGTH);

export const moderationCodec = urlCodec<ModerationSearch>({
  tab: oneOf(tabs, 'quarantine'),
  state: oneOf(states, 'waiting'),
  match: textWhere((text) => /^[\w-]{1,64}\.\d{1,5}$/.test(text)),
  account: sourceField,
  network: sourceField,
  upload: sourceField,
  event: textWhere((text) => /^[a-z_]{1,40}$/.test(text)),
  cursor: cursorField,
});

/** Returns the URL of a view of the page. */
export const moderationHref = (search: Partial<ModerationSearch>): string =>
  paths.moderation(moderationCodec.write({ tab: 'quarantine', state: 'waiting', ...search }));

/** Returns the upload and the number of the log in the URL. */
export function parseLogRef(logRef: string): { upload: string; ordinal: number } {
  const dot = logRef.lastIndexOf('.');
  return { upload: logRef.slice(0, dot), ordinal: Number(logRef.slice(dot + 1)) };
}

export interface SourceRef {
  kind: SourceKind;
  source: string;
}

/** Returns the source in the URL; null if it has none. */
export function readSource({ account, network, upload }: ModerationSearch): SourceRef | null {
  if (account !== undefined) return { kind: 'account', source: account };
  if (network !== undefined) return { kind: 'network', source: network };
  return upload === undefined ? null : { kind: 'upload', source: upload };
}

/** Returns the URL of a source. */
export const sourceHref = ({ kind, source }: SourceRef): string =>
  moderationHref({ tab: 'sources', [kind]: source });

/**
 * Returns what an operator may have typed or pasted: an email address or ID of an account, a
 * network’s pseudonym, or else an upload’s ID.
 */
export function guessSource(text: string): SourceRef | null {
  const source = text.trim();
  if (source === '' || source.length > MAX_SOURCE_LENGTH) return null;
  const isAccount = source.includes('@') || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/i.test(source);
  if (isAccount) return { kind: 'account', source };
  return { kind: /^\d+\./.test(source) ? 'network' : 'upload', source };
}
