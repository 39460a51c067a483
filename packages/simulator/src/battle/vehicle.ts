import type { Build } from '../builds.ts';
import { weapons } from '../create-weapon-balance.ts';
import type { Random } from '../random.ts';
import type { ExpectedNumbers, PlannedVehicle } from '../types.ts';
import { medalRarity } from '../weapon-kinds.ts';
import { formatAttackerPiece, formatScorePiece, formatVictimPiece } from './line-text.ts';

/** A part with which a vehicle deals damage. */
export interface DamageSource {
  part: string;
  /** The piece of a damage line that names attacker and weapon. */
  attackerPiece: string;
  /** The same for a deployed entity: `nick:Turret_Machinegun`. */
  entityAttackerPiece: string | null;
  /** The end of a damage line, with and without the cabin flag; both begin with a space. */
  lineEnd: string;
  cabinLineEnd: string;
  /** Share of its lines that hit the cabin. */
  cabinShare: number;
  /** Time between shots of a burst. */
  intervalMs: number;
  linesPerShot: number;
  /** Hundredths per millisecond of fire. */
  damagePerMs: number;
  medal: string | null;
  entity: string | null;
  isExplosive: boolean;
}

export interface Vehicle {
  seat: PlannedVehicle;
  slot: number;
  team: number;
  victimPiece: string;
  scorePiece: string;
  /** `19 [Damon]`, as medals name their owner. */
  medalOwner: string;
  /** Guns first, then ramming parts. */
  sources: DamageSource[];
  gunCount: number;
  gunShares: number[];
  isAlive: boolean;
  /** Whether it has entered the battle. */
  hasEntered: boolean;
  durability: number;
  maxDurability: number;
  /** The slot of the vehicle that it attacks; negative if there is none. */
  targetSlot: number;
  /** The index of the source that it attacks with. */
  sourceIndex: number;
  burstEndsAt: number;
  /** When it acts next. */
  nextAt: number;
  leavesAt: number;
  /** The slot of the vehicle that hit it last; -1 if none has. */
  lastHitBy: number;
  lastHitAt: number;
  spawnCount: number;
  hasDealtDamage: boolean;
  entityCount: number;
  entityDurability: number;
  killStreak: number;
  numbers: ExpectedNumbers;
  numbersAtRoundStart: ExpectedNumbers;
  rounds: ExpectedNumbers[];
}

export const zeroNumbers = (): ExpectedNumbers => ({
  kills: 0,
  deaths: 0,
  assists: 0,
  damage: 0,
  damageRec: 0,
  cabinDamage: 0,
  droneKills: 0,
  score: 0,
  mvp: 0,
});

/** Adds the flag of a cabin hit: before the contact flag, after all others. */
const addCabinFlag = (flags: string) =>
  flags.endsWith('|CONTACT')
    ? `${flags.slice(0, -'|CONTACT'.length)}|HUD_IMPORTANT|CONTACT`
    : `${flags}|HUD_IMPORTANT`;

export const RAM_FLAGS = 'DMG_COLLISION|CONTACT';
export const SUICIDE_FLAGS = 'DMG_GENERIC|IGNORE_DAMAGE_SCALE|SUICIDE';

function createRamSource(nickname: string, part: string): DamageSource {
  return {
    part,
    attackerPiece: formatAttackerPiece(nickname, part),
    entityAttackerPiece: null,
    lineEnd: ` ${RAM_FLAGS}`,
    cabinLineEnd: ` ${addCabinFlag(RAM_FLAGS)}`,
    cabinShare: 0.03,
    intervalMs: 900,
    linesPerShot: 1,
    damagePerMs: 0,
    medal: 'PvpMeleeCommonKill',
    entity: null,
    isExplosive: false,
  };
}

/** Returns the three parts with which a vehicle rams. The cabin of every other design is in front. */
function rammingPartsOf({ hash, armor, cabin, movement }: Build): string[] {
  const isCabinInFront = Number.parseInt(hash.at(-1) ?? '0', 16) % 2 === 0;
  return [...(isCabinInFront ? [...armor.slice(1), cabin] : armor), movement];
}

/**
 * Creates the vehicle of a seat. As in real matches, a vehicle with a power score of 8,500 withstands
 * about 4,200 points of damage and deals about 125 a second while it fires.
 */
export function createVehicle(seat: PlannedVehicle, slot: number, random: Random): Vehicle {
  const form = random.normal(0, 0.3) + seat.skill;
  const firepower =
    (26 + seat.powerScore * 0.0115) * Math.exp(0.5 * form) * (seat.bot ? 0.62 : 1.08);
  let totalShare = 0;
  for (const gun of seat.build.weapons) totalShare += gun.share;
  const sources = seat.build.weapons.map((gun): DamageSource => {
    const weapon = weapons[gun.weapon] as (typeof weapons)[number];
    const { kind } = weapon;
    return {
      part: gun.part,
      attackerPiece: formatAttackerPiece(seat.nickname, gun.part),
      entityAttackerPiece: kind.entity
        ? formatAttackerPiece(`${seat.nickname}:${kind.entity}`, gun.part)
        : null,
      lineEnd: ` ${kind.flags}`,
      cabinLineEnd: ` ${addCabinFlag(kind.flags)}`,
      cabinShare: Math.min(0.7, kind.cabinShare * (1 + 0.12 * seat.skill)) * (seat.bot ? 0.45 : 1),
      intervalMs: kind.intervalMs,
      linesPerShot: kind.linesPerShot,
      damagePerMs: (firepower * kind.power * gun.strength) / 10,
      medal: `Pvp${kind.family}${medalRarity[weapon.rarity] ?? 'Common'}Kill`,
      entity: kind.entity,
      isExplosive: kind.isExplosive,
    };
  });
  const gunCount = sources.length;
  for (const part of rammingPartsOf(seat.build)) {
    sources.push(createRamSource(seat.nickname, part));
  }
  sources.push({
    ...createRamSource(seat.nickname, 'n/a'),
    lineEnd: ` ${SUICIDE_FLAGS}`,
    cabinLineEnd: ` ${SUICIDE_FLAGS}|HUD_IMPORTANT`,
    medal: null,
  });
  const durability = Math.round(
    (820 + seat.powerScore * 0.4) * Math.exp(0.25 * form + random.normal(0, 0.16)) * 100,
  );
  return {
    seat,
    slot,
    team: seat.team,
    victimPiece: formatVictimPiece(seat.nickname),
    scorePiece: formatScorePiece(seat.index, seat.nickname),
    medalOwner: `${seat.index} [${seat.nickname}]`,
    sources,
    gunCount,
    gunShares: seat.build.weapons.map((gun) => gun.share / totalShare),
    isAlive: false,
    hasEntered: false,
    durability,
    maxDurability: durability,
    targetSlot: -1,
    sourceIndex: 0,
    burstEndsAt: 0,
    nextAt: 0,
    leavesAt: Number.POSITIVE_INFINITY,
    lastHitBy: -1,
    lastHitAt: 0,
    spawnCount: 0,
    hasDealtDamage: false,
    entityCount: 0,
    entityDurability: 0,
    killStreak: 0,
    numbers: zeroNumbers(),
    numbersAtRoundStart: zeroNumbers(),
    rounds: [],
  };
}
