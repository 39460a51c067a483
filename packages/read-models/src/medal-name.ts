/** Medals whose ids do not match their names in the game. */
const specialNames: Record<string, string> = {
  PvpMvpWin: 'MVP',
  PvpHalfMvp: 'Unyielding',
  PveMvp: 'MVP (PvE)',
};

/**
 * Returns a medal's name: `PvpDestroyDetailsVeryRare` -> `Destroy details very rare`; PvE medals
 * end in `(PvE)`.
 */
export function medalName(id: string): string {
  const specialName = specialNames[id];
  if (specialName !== undefined) return specialName;
  const words = id
    .replace(/^Pvp|^Pve/, '')
    .split(/(?=[A-Z])/)
    .join(' ')
    .toLowerCase();
  const name = words === '' ? id : words.charAt(0).toUpperCase() + words.slice(1);
  return id.startsWith('Pve') ? `${name} (PvE)` : name;
}
