/**
 * Suffixes of cosmetic variants: customisation kits (`_C1_China`, `_C2_Raider`, `_C2_China_Douyu`)
 * and season pass looks (`_bp7`). What follows `C1_` is a word of three letters or more, so that
 * structure parts ending in a letter and a side (`_C1_L`) are not variants.
 */
const COSMETIC_SUFFIX = /_(?:C\d_[A-Za-z]{3,}(?:_[A-Za-z]{3,})*|bp\d+)$/;

/** Suffixes that are cosmetic on some parts only: they are dropped if the shorter id is a known part. */
const COSMETIC_ON_KNOWN_PARTS = /_(?:Misc|German|footballBP)$/;

const MAX_CACHE_ENTRIES = 8192;

/**
 * Creates the function that returns a part's base id: it drops text after a colon
 * (`CarPart_Gun_Shotgun:3`), then cosmetic suffixes, until the id is a known part. Results are cached,
 * because it runs for every damage line; the cache is bounded, because ids come from uploaded files.
 */
export function createBasePartIdOf(isKnown: (id: string) => boolean): (id: string) => string {
  const cache = new Map<string, string>();
  return (id) => {
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    if (cache.size >= MAX_CACHE_ENTRIES) cache.clear();
    const base = findBase(id, isKnown);
    cache.set(id, base);
    return base;
  };
}

function findBase(id: string, isKnown: (id: string) => boolean): string {
  const colon = id.indexOf(':');
  let base = colon === -1 ? id : id.slice(0, colon);
  while (!isKnown(base)) {
    const shorter = base.replace(COSMETIC_SUFFIX, '');
    if (shorter !== base && shorter !== '') {
      base = shorter;
      continue;
    }
    const shortened = base.replace(COSMETIC_ON_KNOWN_PARTS, '');
    return isKnown(shortened) ? shortened : base;
  }
  return base;
}
