/**
 * Suffixes of cosmetic variants: customisation kits (`_C1_China`, `_C2_Raider`, `_C2_China_Douyu`)
 * and season pass looks (`_bp7`). What follows `C1_` is a word of three letters or more, so that
 * structure parts that end in a letter and a side (`_C1_L`) stay themselves.
 */
const cosmeticSuffix = /_(?:C\d_[A-Za-z]{3,}(?:_[A-Za-z]{3,})*|bp\d+)$/;

/** Words that are cosmetic on some parts only: they fold where the shorter id is a known part. */
const cosmeticOnKnownParts = /_(?:Misc|German|footballBP)$/;

const cacheLimit = 8192;

/**
 * Makes the function that gives a part's base id: what follows a colon is dropped
 * (`CarPart_Gun_Shotgun:3`), then cosmetic suffixes, as long as the id is not itself a part that
 * the catalogue knows. Answers are remembered, because it runs once per damage line; the memory is
 * bounded, because ids come from files that anybody can hand in.
 */
export function createPartFolder(isKnown: (id: string) => boolean): (id: string) => string {
  const cache = new Map<string, string>();
  return (id) => {
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    if (cache.size >= cacheLimit) cache.clear();
    const folded = fold(id, isKnown);
    cache.set(id, folded);
    return folded;
  };
}

function fold(id: string, isKnown: (id: string) => boolean): string {
  const colon = id.indexOf(':');
  let base = colon === -1 ? id : id.slice(0, colon);
  while (!isKnown(base)) {
    const shorter = base.replace(cosmeticSuffix, '');
    if (shorter !== base && shorter !== '') {
      base = shorter;
      continue;
    }
    const special = base.replace(cosmeticOnKnownParts, '');
    return isKnown(special) ? special : base;
  }
  return base;
}
