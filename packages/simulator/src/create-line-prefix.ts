import type { Era } from './types.ts';

const twoDigits: string[] = [];
for (let i = 0; i < 100; i++) twoDigits.push(String(i).padStart(2, '0'));

const separators: Record<Era | 'game', string> = {
  2018: '  CMBT   | ',
  2019: '| ',
  2026: ' | ',
  game: '         | ',
};

const millisecondEndings = new Map<string, string[]>();

function millisecondEndingsOf(separator: string): string[] {
  let list = millisecondEndings.get(separator);
  if (!list) {
    list = [];
    for (let i = 0; i < 1000; i++) list.push(`${String(i).padStart(3, '0')}${separator}`);
    millisecondEndings.set(separator, list);
  }
  return list;
}

/**
 * Returns a function that writes the beginning of a line for an instant. Many lines share a second,
 * so the last one is cached. `game` is the wider prefix of game.log.
 */
export function createLinePrefix(options: {
  clockOffsetMs: number;
  era: Era | 'game';
}): (at: number) => string {
  const endings = millisecondEndingsOf(separators[options.era]);
  let second = -1;
  let head = '';
  return (at) => {
    const wallClock = at + options.clockOffsetMs;
    const now = Math.floor(wallClock / 1000);
    if (now !== second) {
      second = now;
      const time = now % 86_400;
      head = `${twoDigits[Math.floor(time / 3600)]}:${twoDigits[Math.floor(time / 60) % 60]}:${twoDigits[time % 60]}.`;
    }
    return head + (endings[wallClock - now * 1000] as string);
  };
}
