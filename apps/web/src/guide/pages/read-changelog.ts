export interface Version {
  version: string;
  lead: string;
  changes: string[];
}

/** Reads CHANGELOG.md as a list of versions: a heading of the second level, a sentence, a list. */
export function readChangelog(text: string): Version[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      const items = lines.join('\n').split(/^- /m);
      const plain = (item: string) => item.replaceAll('`', '').replace(/\s+/g, ' ').trim();
      const [lead = '', ...changes] = items.map(plain);
      return { version: version.trim(), lead, changes };
    });
}
