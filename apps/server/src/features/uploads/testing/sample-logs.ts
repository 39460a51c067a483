/** Returns a short combat.log with one finished match; each `seed` gives different bytes. */
export function makeCombatLog(seed = 1): string {
  const winner = String(10_000 + seed).padStart(8, '0');
  return joinLines([
    "10:00:00.000| ====== starting level 3: 'levels/maps/sand_crater' Conquer ======",
    "10:00:02.000| ===== Gameplay 'Conquer' started, map 'sand_crater' ======",
    '10:00:10.000| Active battle started.',
    `10:00:10.000| \tplayer  0, uid ${winner}, party 00000000, nickname: First               , team: 1, bot: 0, ur: 8504, mmHash: 23436b03`,
    '10:00:10.000| \tplayer  1, uid 00020000, party 00000000, nickname: Second              , team: 2, bot: 0, ur: 8100, mmHash: 0b1f0c55',
    "10:00:20.000| Damage. Victim: Second              , attacker: First               , weapon 'CarPart_Gun_Cannon', damage: 100.25 DMG_DIRECT",
    '10:00:21.000| Kill. Victim: Second               killer: First               ',
    '10:01:00.000| ===== Gameplay finish, reason: no_cars, winner team 1, win reason: MORE_CARS_LEFT, battle time: 50.0 sec =====',
    "10:01:05.000| ====== starting level 1: 'levels/maps/hangar'  ======",
  ]);
}

/** Returns the game.log of the match in `makeCombatLog`. */
export function makeGameLog(seed = 1): string {
  return joinLines([
    '09:59:00.000         | // Build: Crossout x64 2.10.00.200000 main',
    `09:59:01.000         | TSConnectionManager: negotiation complete: uid ${10_000 + seed}, nickName 'First', sessionId 1`,
    `09:59:58.000         | client: connected to 10.0.0.1|30000, server guid '${1_600_000_000_000_000 + seed}', client guid '1', setting up session...`,
    "09:59:59.000         | client: connected to dedicated server. gsid: 1, hostname: 'wheel10lw-us.pxo'",
    "10:01:03.000         | Gameplay statistic. gameResult 'victory'",
  ]);
}

function joinLines(texts: string[]): string {
  return `${texts.join('\r\n')}\r\n`;
}
