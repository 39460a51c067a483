import { type Block, readSection } from '../components/read-section.ts';

export interface ChangelogEntry {
  version: string;
  /** What it brought: sentences, tables and lists. */
  blocks: Block[];
}

/** Reads CHANGELOG.md as a list of versions, each below a heading of the second level. */
export function readChangelog(text: string): ChangelogEntry[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, version = '']) => ({
    version,
    blocks: readSection(text, version),
  }));
}
