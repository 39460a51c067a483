/** Returns the game's own name of a raid in words: `Pve_TowerDefense` is “Tower Defense”. */
export function raidName(gameplay: string): string {
  return gameplay
    .replace(/^Pve_/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2');
}
