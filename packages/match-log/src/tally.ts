import { DamageLog } from './damage-log.ts';
import type { Interner } from './intern.ts';
import { PairTable } from './pair-table.ts';
import type { WallClockMs } from './types.ts';

/** The damage by an attacker to a victim with a weapon. All ids are of the reader's interner. */
export interface DamageCell {
  /** The attacker, or the owner of an attacking entity. */
  attacker: number;
  victim: number;
  weapon: number;
  damage: number;
  cabinDamage: number;
  hits: number;
}

export interface PointsCell {
  /** Index and nickname of the player in the line. */
  index: number;
  nickname: number;
  /** Score reason or medal. */
  key: number;
  amount: number;
}

/** The sums of one round, not yet by team, since the roster may come later. */
export interface RoundTally {
  damage: DamageCell[];
  score: PointsCell[];
  medals: PointsCell[];
}

/** Sums up lines by the ids of their names, without allocating. */
export class Tally {
  /** The damage lines of the current match; cleared between matches. */
  readonly damageLog = new DamageLog();
  private readonly names: Interner;
  private readonly pairs = new PairTable();
  /** By pair: the cell of its last damage line. */
  private lastCellByPair = new Int32Array(256);
  /** Numbers each combination of a pair and a weapon. */
  private readonly cells = new PairTable();
  /** By cell: damage, cabin damage, hits. */
  private sums = new Float64Array(256 * 3);
  private readonly scorers = new PairTable();
  private readonly score = new PointsTable(this.scorers);
  private readonly medals = new PointsTable(this.scorers);

  constructor(names: Interner) {
    this.names = names;
  }

  addDamage(
    at: WallClockMs,
    attacker: number,
    victim: number,
    weapon: number,
    hundredths: number,
    isCabin: boolean,
  ): void {
    const sizeBefore = this.pairs.size;
    const owner = this.names.owner[attacker] as number;
    const pair = this.pairs.findOrAdd(owner, victim);
    if (pair < 0) return;
    let cell = -1;
    if (pair < sizeBefore) {
      cell = this.lastCellByPair[pair] as number;
      if (this.cells.second[cell] !== weapon || this.cells.first[cell] !== pair) {
        cell = this.addCell(pair, weapon);
      }
    } else {
      cell = this.addCell(pair, weapon);
    }
    if (cell < 0) return;
    this.lastCellByPair[pair] = cell;
    const { sums } = this;
    const offset = cell * 3;
    sums[offset] = (sums[offset] as number) + hundredths;
    if (isCabin) sums[offset + 1] = (sums[offset + 1] as number) + hundredths;
    sums[offset + 2] = (sums[offset + 2] as number) + 1;
    this.damageLog.add(at, owner, victim, hundredths);
  }

  addScore(index: number, nickname: number, reason: number, points: number): void {
    this.score.add(index, nickname, reason, points);
  }

  addMedal(index: number, nickname: number, medal: number, count: number): void {
    this.medals.add(index, nickname, medal, count);
  }

  /** Returns the weapon of the attacker's last damage line on the victim, or -1. */
  findLastWeapon(attacker: number, victim: number): number {
    const pair = this.pairs.find(this.names.owner[attacker] as number, victim);
    if (pair < 0) return -1;
    const cell = this.lastCellByPair[pair] as number;
    return this.cells.first[cell] === pair ? (this.cells.second[cell] as number) : -1;
  }

  /** Returns the sums so far and resets them. */
  drain(): RoundTally {
    const damage: DamageCell[] = [];
    const { pairs, cells } = this;
    for (let cell = 0; cell < cells.size; cell++) {
      const pair = cells.first[cell] as number;
      damage.push({
        attacker: pairs.first[pair] as number,
        victim: pairs.second[pair] as number,
        weapon: cells.second[cell] as number,
        damage: this.sums[cell * 3] as number,
        cabinDamage: this.sums[cell * 3 + 1] as number,
        hits: this.sums[cell * 3 + 2] as number,
      });
    }
    const tally = { damage, score: this.score.drain(), medals: this.medals.drain() };
    pairs.clear();
    cells.clear();
    this.scorers.clear();
    return tally;
  }

  private addCell(pair: number, weapon: number): number {
    const sizeBefore = this.cells.size;
    const cell = this.cells.findOrAdd(pair, weapon);
    if (cell < 0) return -1;
    if (pair >= this.lastCellByPair.length)
      this.lastCellByPair = doubleSize(this.lastCellByPair, Int32Array);
    if (cell * 3 >= this.sums.length) this.sums = doubleSize(this.sums, Float64Array);
    if (cell === sizeBefore) this.sums.fill(0, cell * 3, cell * 3 + 3);
    return cell;
  }
}

class PointsTable {
  private readonly scorers: PairTable;
  private readonly cells = new PairTable();
  private amounts = new Float64Array(256);

  constructor(scorers: PairTable) {
    this.scorers = scorers;
  }

  add(index: number, nickname: number, key: number, amount: number): void {
    const scorer = this.scorers.findOrAdd(index, nickname);
    if (scorer < 0) return;
    const sizeBefore = this.cells.size;
    const cell = this.cells.findOrAdd(scorer, key);
    if (cell < 0) return;
    if (cell >= this.amounts.length) this.amounts = doubleSize(this.amounts, Float64Array);
    this.amounts[cell] = (cell === sizeBefore ? 0 : (this.amounts[cell] as number)) + amount;
  }

  drain(): PointsCell[] {
    const points: PointsCell[] = [];
    for (let cell = 0; cell < this.cells.size; cell++) {
      const scorer = this.cells.first[cell] as number;
      points.push({
        index: this.scorers.first[scorer] as number,
        nickname: this.scorers.second[scorer] as number,
        key: this.cells.second[cell] as number,
        amount: this.amounts[cell] as number,
      });
    }
    this.cells.clear();
    return points;
  }
}

type Numbers = Int32Array | Float64Array;

function doubleSize<T extends Numbers>(array: T, ArrayType: new (size: number) => T): T {
  const copy = new ArrayType(array.length * 2);
  copy.set(array);
  return copy;
}
