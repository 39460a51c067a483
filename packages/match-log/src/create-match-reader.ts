import { buildMatch } from './build-match.ts';
import type { LineBytes } from './bytes.ts';
import { CombatScanner, type CombatSink } from './combat-scanner.ts';
import { decodeIdentifier } from './decode-text.ts';
import { GameLogScanner } from './game-log.ts';
import { GameLogIndex } from './game-log-index.ts';
import { Interner } from './intern.ts';
import type { LineClock } from './line-clock.ts';
import * as kinds from './line-kinds.ts';
import { MatchBuilder } from './match-builder.ts';
import { defaultModeRules, type ModeRules } from './mode-rules.ts';
import { Tally } from './tally.ts';
import type { LogMatch, LogRound, ReadSummary, WallClockMs } from './types.ts';

export interface MatchReaderOptions {
  /** Wall-clock time of the session folder's name; see `parseSessionName`. */
  sessionStartedAt: WallClockMs;
  onMatch(match: LogMatch): void;
  /** Rules that classify modes; `defaultModeRules` by default. */
  modes?: ModeRules;
}

export interface MatchReader {
  /**
   * Feeds the next bytes of a file in chunks of any size; the array may be reused afterwards. Feed all
   * of game.log before combat.log: a match only gets data that was read before its end.
   */
  push(file: 'combat' | 'game', chunk: Uint8Array): void;
  /** Reads the last line, emits a match that the input cut off, and returns the summary. */
  end(): ReadSummary;
}

/** Creates a reader of a session's logs: one pass, bounded memory, and no input makes it throw. */
export function createMatchReader(options: MatchReaderOptions): MatchReader {
  const gameLog = new GameLogIndex();
  const game = new GameLogScanner(options.sessionStartedAt, (event, at) => gameLog.add(event, at));
  const assembler = new MatchAssembler(options, gameLog);
  const combat = new CombatScanner(options.sessionStartedAt, assembler);
  return {
    push(file, chunk) {
      (file === 'combat' ? combat : game).push(chunk);
    },
    end() {
      game.end();
      combat.end();
      assembler.endInput();
      return {
        lines: combat.lines + game.lines,
        matches: assembler.matches,
        unfinished: assembler.unfinished,
        testDrives: assembler.testDrives,
        unknownLines: combat.unknownLines,
        unknownExamples: combat.unknownExamples,
        isLog: combat.recognizedLines > 0 || game.recognizedLines > 0,
      };
    },
  };
}

/** Names are cleared between matches once there are more than this. */
const MAX_INTERNED_NAMES = 8_192;

const MENU = /^(?:mainmenu|hangar)$/;

/** Follows levels, test drives and rounds, and assigns lines to their match. */
class MatchAssembler implements CombatSink {
  matches = 0;
  unfinished = 0;
  testDrives = 0;
  private readonly options: MatchReaderOptions;
  private readonly gameLog: GameLogIndex;
  private readonly names = new Interner();
  private readonly tally = new Tally(this.names);
  /** The match that lines belong to; null in the menu and after a finish. */
  private current: MatchBuilder | null = null;
  private isInTestDrive = false;

  constructor(options: MatchReaderOptions, gameLog: GameLogIndex) {
    this.options = options;
    this.gameLog = gameLog;
  }

  onCombatLine(kind: number, fields: kinds.LineFields, clock: LineClock, source: LineBytes): void {
    const match = this.current;
    if (match === null || this.isInTestDrive || kind >= kinds.LEVEL) {
      this.readBoundaryLine(kind, fields, clock.at, source);
      return;
    }
    match.lines++;
    match.lastAt = clock.at;
    switch (kind) {
      case kinds.DAMAGE:
        match.addDamage(fields, source, clock.at);
        break;
      case kinds.SCORE:
        match.addScore(fields, source, clock.at);
        break;
      case kinds.STRIPE:
        match.addMedal(fields, source);
        break;
      case kinds.ASSIST:
        match.addAssist(fields, source);
        break;
      case kinds.KILL:
        match.addKill(fields, source, clock.at);
        break;
      case kinds.SPAWN:
        match.addSpawn(fields, source);
        break;
      case kinds.ROSTER:
        match.hasBegun = true;
        match.addRoster(fields, source);
        break;
    }
  }

  /** Emits the match that the input cut off. */
  endInput(): void {
    this.close(true);
  }

  /**
   * Reads a line that begins or ends a level, test drive, round or match; ignores other lines outside
   * of a match.
   */
  private readBoundaryLine(
    kind: number,
    fields: kinds.LineFields,
    at: WallClockMs,
    source: LineBytes,
  ): void {
    switch (kind) {
      case kinds.LEVEL:
        this.startLevel(fields, at, source);
        return;
      case kinds.GAMEPLAY_START:
        this.startGameplay(fields, at, source);
        return;
      case kinds.TEST_DRIVE_START:
        this.testDrives++;
        this.isInTestDrive = true;
        return;
      case kinds.TEST_DRIVE_END:
        this.isInTestDrive = false;
        return;
    }
    const match = this.current;
    if (match === null || this.isInTestDrive) return;
    match.lines++;
    match.lastAt = at;
    switch (kind) {
      case kinds.BATTLE_ACTIVE:
        match.hasBegun = true;
        break;
      case kinds.MOB:
        match.addMob(fields, source);
        break;
      case kinds.WAVE:
        match.splits.addWave(at, fields.n0);
        break;
      case kinds.ROUND:
        match.endRound(readRound(fields, at - match.startedAt, source));
        break;
      case kinds.FINISH:
        match.hasBegun = true;
        // A finish without a winner only means that the match is over.
        if (fields.n3 === 1) match.finish = readFinish(fields, source);
        this.close(false);
        break;
    }
  }

  private startLevel(fields: kinds.LineFields, at: WallClockMs, source: LineBytes): void {
    this.close(false);
    this.isInTestDrive = false;
    const map = decodeIdentifier(source.bytes, fields.aStart, fields.aEnd);
    if (MENU.test(map)) return;
    const gameplay = decodeIdentifier(source.bytes, fields.bStart, fields.bEnd);
    this.current = new MatchBuilder(this.names, this.tally, at, map, gameplay);
    this.current.lines = 1;
  }

  private startGameplay(fields: kinds.LineFields, at: WallClockMs, source: LineBytes): void {
    this.isInTestDrive = false;
    const gameplay = decodeIdentifier(source.bytes, fields.aStart, fields.aEnd);
    const map = decodeIdentifier(source.bytes, fields.bStart, fields.bEnd);
    // A round of the same match may start like the match; another map or mode is another match.
    const hasGameplay = this.current?.gameplayAt != null;
    if (hasGameplay && (this.current?.map !== map || this.current.gameplay !== gameplay))
      this.close(false);
    this.current ??= new MatchBuilder(this.names, this.tally, at, map, gameplay);
    const match = this.current;
    match.map = map;
    match.gameplay = gameplay;
    match.gameplayAt ??= at;
    match.hasBegun = true;
    match.lines++;
    match.lastAt = at;
  }

  private close(isCutOff: boolean): void {
    const match = this.current;
    this.current = null;
    if (match === null) return;
    match.saveTally();
    if (match.hasBegun) this.emit(match, isCutOff);
    this.tally.damageLog.clear();
    if (this.names.size > MAX_INTERNED_NAMES) this.names.clear();
  }

  private emit(match: MatchBuilder, isCutOff: boolean): void {
    const isFinished = match.finish !== null;
    const { startedAt, lastAt: endedAt, map, gameplay } = match;
    const context = this.gameLog.assignContext({ startedAt, endedAt, map, gameplay, isFinished });
    const rules = this.options.modes ?? defaultModeRules;
    const logMatch = buildMatch(match, this.names, context, rules, isCutOff && !isFinished);
    if (logMatch === null) return;
    this.matches++;
    if (!isFinished) this.unfinished++;
    this.options.onMatch(logMatch);
  }
}

function readFinish(fields: kinds.LineFields, { bytes }: LineBytes) {
  return {
    reason: decodeIdentifier(bytes, fields.aStart, fields.aEnd),
    winnerTeam: fields.n0,
    winReason: decodeIdentifier(bytes, fields.bStart, fields.bEnd),
    battleTime: fields.n1,
  };
}

function readRound(fields: kinds.LineFields, endedAfter: number, source: LineBytes): LogRound {
  return { endedAfter, ...readFinish(fields, source) };
}
