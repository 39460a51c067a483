/** The possible shapes of a cell, two units wide, in the left half, and their mirror images. */
const LEFT = ['', '', '', 'h2v2h-2z', 'h2v2h-2z', 'h2v2z', 'v2h2z', 'm2 0v2h-2z'] as const;
const RIGHT = ['', '', '', 'h-2v2h2z', 'h-2v2h2z', 'h-2v2z', 'v2h-2z', 'm-2 0v2h2z'] as const;
/** The possible shapes of a cell in the middle, each symmetric. */
const MIDDLE = ['', '', 'h2v2h-2z', 'h2v2h-2z', 'h2l-1 2z', 'm1 0l1 2h-2z'] as const;

/** Returns the shape and the hue of a player's avatar, a symmetric emblem. */
export function avatarOf(id: string): { hue: number; path: string } {
  const next = createRandom(id);
  const hue = (next() % 12) * 30;
  let path = '';
  const draw = (x: number, y: number, shape = '') => {
    if (shape !== '') path += `M${x} ${y}${shape}`;
  };
  for (let y = 0; y < 10; y += 2) {
    for (const x of [0, 2]) {
      const shape = next() % LEFT.length;
      draw(x, y, LEFT[shape]);
      draw(10 - x, y, RIGHT[shape]);
    }
    // The core connects both halves.
    const shape = next() % MIDDLE.length;
    draw(4, y, y === 4 || y === 6 ? MIDDLE[2] : MIDDLE[shape]);
  }
  return { hue, path };
}

/** Creates the mulberry32 generator, seeded with the FNV-1a hash of a text. */
function createRandom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
