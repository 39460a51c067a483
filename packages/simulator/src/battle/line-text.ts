// Pieces of lines are padded as the game pads them, and built once per vehicle instead of per line.

const units: string[] = [];
for (let i = 0; i < 4096; i++) units.push(String(i));
const decimals: string[] = [];
for (let i = 0; i < 100; i++) decimals.push(`.${String(i).padStart(2, '0')}`);

/** Formats hundredths as the log writes damage: `13.89`. */
export function formatHundredths(value: number): string {
  const unit = Math.floor(value / 100);
  return (units[unit] ?? String(unit)) + (decimals[value % 100] as string);
}

export const padName = (name: string) => name.padEnd(20, ' ');

export const formatVictimPiece = (name: string) => `Damage. Victim: ${padName(name)}, attacker: `;

export const formatAttackerPiece = (name: string, part: string) =>
  `${padName(name)}, weapon '${part}', damage: `;

export const formatScorePiece = (index: number, nickname: string) =>
  `Score:\t\tplayer: ${String(index).padStart(2, ' ')},\t\tnick: ${nickname.padStart(19, ' ')},\t\tGot: `;

export const formatScoreLine = (piece: string, points: number, reason: string) =>
  `${piece}${String(points).padStart(3, ' ')},\t\treason: ${reason}`;

export const formatStripeLine = (stripe: string, owner: string) =>
  `Stripe '${stripe}' value increased by 1 for player ${owner}.`;

export const formatKillLine = (victim: string, killer: string, verb: string) =>
  `${verb}. Victim: ${padName(victim)} killer: ${padName(killer)}`;

export const formatAssistLine = (
  name: string,
  part: string,
  msAgo: number,
  damage: number,
  flags: string,
) =>
  `\t assist by ${padName(name)} weapon: '${part}', ${(msAgo / 1000).toFixed(2)} sec ago, damage: ${formatHundredths(damage)} ${flags}`;

export const formatSpawnLine = (
  index: number,
  nickname: string,
  team: number,
  counter: number,
  hash: string,
) =>
  `Spawn player ${index} [${nickname}], team ${team}, spawnCounter ${counter} , designHash: ${Number.parseInt(hash, 16).toString(16)}.`;

export const formatRosterLine = (seat: {
  index: number;
  uid: string;
  party: string;
  nickname: string;
  team: number;
  bot: boolean;
  powerScore: number;
  build: { hash: string };
}) =>
  `\tplayer ${String(seat.index).padStart(2, ' ')}, uid ${seat.uid}, party ${seat.party}, nickname: ${padName(seat.nickname)}, team: ${seat.team}, bot: ${seat.bot ? 1 : 0}, ur: ${seat.powerScore}, mmHash: ${seat.build.hash}`;
