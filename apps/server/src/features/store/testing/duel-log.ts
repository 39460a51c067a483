export interface Duel {
  /** Game ids of the two players. */
  ids?: readonly [string, string];
  /** Kills of the first player by the second one. */
  deaths?: number;
  /** Kills of the second player by the first one. */
  kills?: number;
  /** Damage of each hit by the first player; default one hit of 100.25. */
  hits?: readonly number[];
  winner?: number;
  /** Null: the log ends before the match. */
  seconds?: number | null;
  /** Additional lines without any effect. */
  padding?: number;
}

/** Returns a combat.log with one match of two players. */
export function makeDuelLog(duel: Duel = {}): string {
  const { ids = ['00010001', '00020000'], deaths = 0, kills = 1, hits = [100.25] } = duel;
  const { winner = 1, seconds = 50, padding = 0 } = duel;
  const repeat = (count: number, line: string) => Array.from({ length: count }, () => line);
  return [
    "10:00:00.000| ====== starting level 3: 'levels/maps/sand_crater' Conquer ======",
    "10:00:02.000| ===== Gameplay 'Conquer' started, map 'sand_crater' ======",
    '10:00:10.000| Active battle started.',
    `10:00:10.000| \tplayer  0, uid ${ids[0]}, party 00000000, nickname: First               , team: 1, bot: 0, ur: 8504, mmHash: 23436b03`,
    `10:00:10.000| \tplayer  1, uid ${ids[1]}, party 00000000, nickname: Second              , team: 2, bot: 0, ur: 8100, mmHash: 0b1f0c55`,
    ...hits.map(
      (damage) =>
        `10:00:20.000| Damage. Victim: Second              , attacker: First               , weapon 'CarPart_Gun_Cannon', damage: ${damage.toFixed(2)} DMG_DIRECT`,
    ),
    ...repeat(
      kills,
      '10:00:21.000| Kill. Victim: Second               killer: First               ',
    ),
    ...repeat(
      deaths,
      '10:00:22.000| Kill. Victim: First                killer: Second              ',
    ),
    ...repeat(
      padding,
      '10:00:23.000| Score:\t\tplayer: 1,\t\tnick:              Second,\t\tGot:   0,\t\treason: PART_DETACH',
    ),
    ...(seconds === null
      ? []
      : [
          `10:01:00.000| ===== Gameplay finish, reason: no_cars, winner team ${winner}, win reason: MORE_CARS_LEFT, battle time: ${seconds.toFixed(1)} sec =====`,
        ]),
    '',
  ].join('\r\n');
}

/** Returns the game.log of that match, written by one of its players. */
export function makeDuelGameLog(guid: string, localPlayer = '10001'): string {
  return [
    `09:59:01.000         | TSConnectionManager: negotiation complete: uid ${localPlayer}, nickName 'First', sessionId 1`,
    `09:59:58.000         | client: connected to 10.0.0.1|30000, server guid '${guid}', client guid '1', setting up session...`,
    "10:01:03.000         | Gameplay statistic. gameResult 'victory'",
    '',
  ].join('\r\n');
}
