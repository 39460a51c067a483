import type { Random } from './random.ts';

const nameStarts = [
  'Rust',
  'Dust',
  'Bolt',
  'Gear',
  'Diesel',
  'Scrap',
  'Torque',
  'Piston',
  'Ember',
  'Gravel',
  'Iron',
  'Salt',
  'Ash',
  'Copper',
  'Smoke',
  'Oil',
  'Tank',
  'Rivet',
  'Axle',
  'Clutch',
  'Turbo',
  'Sand',
  'Storm',
  'Night',
  'Grim',
  'Wild',
  'Mad',
  'Lone',
  'Old',
  'Dead',
  'Silent',
  'Lucky',
  'Krom',
  'Volt',
  'Nitro',
  'Steel',
  'Black',
  'Red',
  'Fuse',
  'Ratchet',
];
const nameEnds = [
  'wolf',
  'hawk',
  'rider',
  'fox',
  'viper',
  'hound',
  'smith',
  'crow',
  'bear',
  'king',
  'ghost',
  'hammer',
  'jack',
  'runner',
  'fang',
  'claw',
  'driver',
  'monk',
  'saint',
  'boar',
  'mule',
  'rat',
  'lynx',
  'moth',
  'dozer',
  'drake',
  'raven',
  'spark',
  'shark',
  'goat',
  'badger',
  'cobra',
  'howler',
  'maker',
  'breaker',
  'hunter',
  'pilot',
  'tinker',
  'welder',
  'nomad',
];
const syllables = [
  'ka',
  'zor',
  'mi',
  'len',
  'tar',
  'vu',
  'shi',
  'dro',
  'ne',
  'pax',
  'gri',
  'bo',
  'ry',
  'zen',
  'ul',
  'mor',
  'ti',
  'xan',
  'fe',
  'lo',
  'qui',
  'ras',
  've',
  'stel',
  'jo',
  'ni',
  'hul',
  'ba',
  'cer',
  'wy',
];

/** The nicknames of bots. */
export const botNames = [
  'Aldric',
  'Benno',
  'Carla',
  'Dorin',
  'Edda',
  'Falk',
  'Gerda',
  'Henrik',
  'Ilse',
  'Jorin',
  'Katrin',
  'Lorenz',
  'Mirko',
  'Nadja',
  'Oskar',
  'Petra',
  'Quentin',
  'Rosa',
  'Stellan',
  'Thea',
  'Udo',
  'Vera',
  'Wanda',
  'Xaver',
  'Yorick',
  'Zelda',
  'Anselm',
  'Brida',
  'Casper',
  'Delia',
  'Emil',
  'Frida',
  'Gustav',
  'Hedda',
  'Ivo',
  'Jutta',
  'Konrad',
  'Lena',
  'Moritz',
  'Nora',
  'Ottilie',
  'Pavel',
  'Rufus',
  'Selma',
  'Tomas',
  'Ulla',
  'Viktor',
  'Willa',
  'Yara',
  'Zeno',
  'Arvid',
  'Britta',
  'Cosmo',
  'Dagny',
  'Elio',
  'Finja',
  'Gregor',
  'Hilde',
  'Igor',
  'Janka',
  'Kasimir',
  'Liska',
  'Magnus',
  'Nele',
  'Olaf',
  'Pia',
  'Roderik',
  'Sanna',
  'Tilda',
  'Urban',
  'Valerie',
  'Wenzel',
  'Ylva',
  'Zacharias',
  'Alba',
  'Bruno',
];

function createWord(random: Random): string {
  let text = '';
  const syllableCount = random.between(2, 4);
  for (let i = 0; i < syllableCount; i++) text += random.pick(syllables);
  return text;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function draftName(random: Random): string {
  const kind = random.next();
  if (kind < 0.28) return random.pick(nameStarts) + random.pick(nameEnds);
  if (kind < 0.42)
    return `${random.pick(nameStarts)}${capitalize(random.pick(nameEnds))}${random.between(1, 99)}`;
  if (kind < 0.6) return capitalize(createWord(random));
  if (kind < 0.7) return `_${capitalize(createWord(random))}_`;
  if (kind < 0.8) return `${createWord(random)}${random.between(10, 2012)}`;
  if (kind < 0.88) return `${capitalize(createWord(random))}_${random.pick(nameEnds)}`;
  if (kind < 0.94) return `xX${random.pick(nameStarts)}Xx`;
  if (kind < 0.985) return `${createWord(random)}${capitalize(createWord(random))}`;
  if (kind < 0.991)
    return `[${createWord(random).slice(0, 3).toUpperCase()}]${capitalize(createWord(random))}`;
  if (kind < 0.994) return `${capitalize(createWord(random))},${random.between(1, 9)}`;
  return `${capitalize(createWord(random))}é`;
}

/** Creates a nickname that is not in `taken`, and adds it. Console names may contain spaces. */
export function createNickname(random: Random, taken: Set<string>, isConsole: boolean): string {
  for (;;) {
    let name = isConsole
      ? `${random.pick(nameStarts).toUpperCase()} ${capitalize(random.pick(nameEnds))}${random.chance(0.5) ? ` ${random.between(1, 999)}` : ''}`
      : draftName(random);
    name = name.slice(0, 20).trim();
    if (taken.has(name)) name = `${name.slice(0, 15)}${random.between(100, 99999)}`;
    if (name.length < 3 || taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
