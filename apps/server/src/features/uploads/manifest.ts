import { sourceWeights } from '@scrapboard/matches';
import * as z from 'zod';

/**
 * What the database contains about an upload besides its logs, stored beside them: from these and the
 * raw logs alone, `scrapboard rebuild` restores every match.
 */
export const manifestSchema = z.object({
  /**
   * The version of this format. Fields may be added without changing it; a reader ignores
   * unknown ones.
   */
  version: z.literal(1),
  /** The upload's id. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  receivedAt: z.iso.datetime(),
  source: z.enum(['web', 'cli', 'demo']),
  /** IANA name or offset of the logs' clocks. */
  timeZone: z.string(),
  /** Pseudonym of the network it came from; null if it has expired or was never known. */
  origin: z.nullish(z.string()).transform((origin) => origin ?? null),
  /** How much its logs counted where logs contradict each other, when it was received. */
  weight: z.int().min(0).max(100).default(sourceWeights.stranger),
  /** Ids of the accounts that sent it. */
  owners: z.array(z.uuid()),
  files: z.array(
    z.object({
      path: z.string(),
      /** Session folder's name, `yyyy.MM.dd HH.mm.ss`: the date of its lines. */
      session: z.string(),
      kind: z.enum(['combat', 'game']),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      bytes: z.number(),
      expandedBytes: z.number(),
    }),
  ),
  refused: z.array(z.object({ file: z.string(), code: z.string(), message: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Returns the text of a manifest's file. */
export function serializeManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

/** Reads the text of a manifest's file; null if it is damaged or of a newer format. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
