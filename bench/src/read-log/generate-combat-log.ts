/**
 * Generates the text of a combat.log with the density of a real session: line shapes, their mix and
 * order, widths of names, lengths of part ids and weapons per player as measured in one (about
 * 3,000 lines and 400 KB per match: six in ten are damage lines, one in four a score line; with
 * test drives in between). The same seed gives the same text.
 */
export function generateCombatLog(matches: number, seed = 1): string {
  const random = mulberry32(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const lines: string[] = [];
  let time = 8 * 3_600_000;
  const write = (text: string) => lines.push(`${timeOfDay(time)}| ${text}`);
  const damage = (victim: string, attacker: string, weapon = weapons[0]) => {
    const points = (random() * random() * 120 + 0.5).toFixed(2);
    const names = `Victim: ${victim.padEnd(20)}, attacker: ${attacker.padEnd(20)}`;
    write(`Damage. ${names}, weapon '${weapon}', damage: ${points} ${pick(flags)}`);
  };
  for (let match = 0; match < matches; match++) {
    const localPlayer = nicknames[0] as string;
    write("====== starting level 2: 'levels/maps/hangar'  ======");
    write('====== TestDrive started ======');
    for (let i = 0; i < 60; i++, time += 90) damage('VisitorCar1', localPlayer);
    write('====== TestDrive finish ======');
    const map = pick(maps);
    write(`====== starting level 3: 'levels/maps/${map}' Conquer ======`);
    time += 2_300;
    const players = [localPlayer, ...shuffle(nicknames.slice(1), random).slice(0, 15)];
    write(`===== Gameplay 'Conquer' started, map '${map}' ======`);
    players.slice(0, 7).forEach((name, i) => {
      write(
        `Spawn player ${rosterIndex(i)} [${name}], team ${1 + (i % 2)}, spawnCounter 1 , designHash: ${hash(name)}.`,
      );
    });
    time += 10_000;
    write('Active battle started.');
    players.forEach((name, i) => {
      const uid = String(i < 10 ? 1_000_000 + nicknames.indexOf(name) * 7_919 : 0).padStart(8, '0');
      const identity = `player ${String(rosterIndex(i)).padStart(2)}, uid ${uid}, party 00000000, nickname: ${name.padEnd(20)}`;
      write(
        `\t${identity}, team: ${1 + (i % 2)}, bot: ${i < 10 ? 0 : 1}, ur: ${7_500 + ((i * 97) % 1_900)}, mmHash: ${hash(name)}`,
      );
    });
    const fighters = players.map((name, i) => ({
      name,
      rosterIndex: rosterIndex(i),
      weapons: shuffle(weapons, random).slice(0, 4),
      weapon: 0,
      enemies: players.filter((_, otherIndex) => (otherIndex - i) % 2 !== 0),
      target: 0,
    }));
    let fighter = pick(fighters);
    let kind: Kind = 'damage';
    for (let event = 0; event < 2_900; event++) {
      kind = nextKind(kind, random());
      if (random() < 0.7) fighter = pick(fighters);
      if (random() < 0.06) {
        fighter.target = Math.floor(random() ** 2 * fighter.enemies.length);
      }
      if (random() < 0.06) {
        fighter.weapon = Math.floor(random() ** 2 * fighter.weapons.length);
      }
      if (random() < 0.5) time += Math.floor(random() * 100);
      const { name } = fighter;
      const victim = fighter.enemies[fighter.target] as string;
      if (kind === 'damage') {
        damage(victim, name, fighter.weapons[fighter.weapon]);
      } else if (kind === 'score') {
        const points = String(Math.ceil(random() * 10)).padStart(3);
        const player = `player: ${String(fighter.rosterIndex).padStart(2)},\t\tnick: ${name.padStart(19)}`;
        const reason = random() < 0.92 ? 'PART_DETACH' : pick(['KILL', 'FIRST_DAMAGE']);
        write(`Score:\t\t${player},\t\tGot: ${points},\t\treason: ${reason}`);
      } else if (kind === 'medal') {
        const medal = medals[Math.floor(random() ** 2 * medals.length)];
        write(
          `Stripe '${medal}' value increased by 1 for player ${fighter.rosterIndex} [${name}].`,
        );
      } else {
        write(`Kill. Victim: ${victim.padEnd(20)} killer: ${name.padEnd(20)}`);
        for (let i = 0; i < 4; i++) {
          const assistant = pick(fighters);
          const ago = (random() * 20).toFixed(2);
          const total = `${(random() * 2_000).toFixed(2)} ${pick(flags)}`;
          const weapon = assistant.weapons[0];
          write(
            `\t assist by ${assistant.name.padEnd(20)} weapon: '${weapon}', ${ago} sec ago, damage: ${total}`,
          );
        }
      }
    }
    write(
      `===== Gameplay finish, reason: no_cars, winner team ${1 + (match % 2)}, win reason: MORE_CARS_LEFT, battle time: 169.3 sec =====`,
    );
    time += 7_000;
  }
  return `${lines.join('\r\n')}\r\n`;
}

type Kind = 'damage' | 'score' | 'medal' | 'kill';

/** Returns the kind of the next line, with the frequencies of a real session, where kinds repeat. */
function nextKind(kind: Kind, roll: number): Kind {
  const shares = { damage: [0.85, 0.106, 0.03], score: [0.307, 0.627, 0.066] };
  const [damage, score, medal] = { ...shares, medal: [0.063, 0.447, 0.485], kill: [0.4, 0.6, 0] }[
    kind
  ] as [number, number, number];
  if (roll < damage) return 'damage';
  if (roll < damage + score) return 'score';
  return roll < damage + score + medal ? 'medal' : kind === 'score' ? 'score' : 'kill';
}

function rosterIndex(i: number): number {
  return i < 10 ? i : i + 6;
}

function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function hash(name: string): string {
  let value = 7;
  for (const character of name) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

function timeOfDay(time: number): string {
  return new Date(time % 86_400_000).toISOString().slice(11, 23);
}

const maps = ['sand_crater', 'cityruin', 'building_yard3', 'powerplant', 'bridge'];

const nicknames = [
  ...['RustyKnight', 'zobel88', '_Kra_ken_', 'Wolfram', 'P0CTOK', 'Mad Marta', 'SteelToad'],
  ...['BLU SKY5S', 'n1trous', 'Grinder_of_Bolts', 'Ota', 'DustDevil1987', 'Lokimir', 'Emberfox'],
  ...['kartoffel', 'Hammer[DE]', 'Vex', 'QuietStorm', 'Baron_von_Schrott', 'tin,can', 'Melody'],
  ...['Matthias', 'Yanne', 'Eltos', 'Damian', 'Jakob', 'Sandro', 'Antony', 'Petra', 'Elias'],
];

const weapons = [
  ...['CarPart_Gun_Plasma_Drill', 'CarPart_Gun_Syfy_ParticleBeam', 'CarPart_Gun_Syfy_FusionRifle'],
  ...['CarPart_Gun_Minigun_Legend_bp6', 'CarPart_Gun_Grenade_Launcher_epic', 'CarPart_Blade_rare'],
  ...['CarPart_Gun_MiddleRangeShotgun', 'CarPart_Gun_Shotgun_rare', 'CarPart_ModuleAmmoBig_epic'],
  ...[
    'CarPart_Structure_Avia_Bumper_01',
    'CarPart_Gun_BigCannon_EX',
    'CarPart_Gun_Machinegun_Epic',
  ],
  ...['CarPart_Gun_Harpoon', 'CarPart_Gun_Flamethrower_frontal', 'CarPart_Gun_Cannon_Legend'],
];

const flags = [
  ...Array<string>(9).fill('DMG_DIRECT'),
  ...Array<string>(5).fill('DMG_DIRECT|HUD_IMPORTANT'),
  ...Array<string>(3).fill('DMG_ENERGY'),
  ...Array<string>(3).fill('DMG_ENERGY|CONTINUOUS'),
  ...['DMG_BLAST|IGNORE_DAMAGE_SCALE', 'DMG_BLAST|IGNORE_DAMAGE_SCALE', 'DMG_COLLISION|CONTACT'],
  ...['DMG_ENERGY|CONTINUOUS|HUD_IMPORTANT', 'DMG_ENERGY|HUD_IMPORTANT'],
  ...['DMG_BLAST|IGNORE_DAMAGE_SCALE|HUD_IMPORTANT', 'DMG_FLAME|CONTINUOUS'],
];

const medals = [
  ...['PvpDestroyDetailsCommon', 'PvpDestroyDetailsRare', 'PvpDestroyDetailsVeryRare'],
  ...['PvpDestroyDetailsEpic', 'PvpAssist', 'PvpMeleeRareKill', 'PvpMachinegunEpicKill'],
];
