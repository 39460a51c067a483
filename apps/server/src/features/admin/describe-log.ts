import type { ModeratedLog, PlayerDescription } from '@scrapboard/contract';

type ComparedPlayer = ModeratedLog['players'][number];

/**
 * Returns lines of text that describe a log and how it differs from the description that counts.
 */
export function describeLog(log: ModeratedLog): string[] {
  const { mode, map, reason, decision, witnesses, claimed, standing, differences, players } = log;
  return [
    `${mode.name}, ${map.name}, ${claimed.startedAt}: ${reason ?? 'counts'}${decision ? `, decision: ${decision}` : ''}`,
    standing === null
      ? 'No other description of this match counts.'
      : `${witnesses} agree on the other description.`,
    ...differences.map((name) => `  ${name}: ${claimed[name]} instead of ${standing?.[name]}`),
    ...players.flatMap((player) => describePlayer(player, standing !== null)),
    'Logs of this match:',
    ...log.logs.map(({ uploadId, ordinal, reason, describes, accounts, network }) => {
      const names = accounts.map(({ name }) => name).join(', ') || 'no account';
      return `  ${uploadId} ${ordinal}  ${reason ?? (describes ? 'describes it' : 'agrees')}  ${names}  ${network ?? '-'}`;
    }),
  ];
}

function describePlayer(player: ComparedPlayer, isCompared: boolean): string[] {
  const { id, nickname, claimed, standing, differences } = player;
  const label = `  ${nickname} (${id})`;
  if (!isCompared) return [`${label}: ${claimed === null ? '' : formatNumbers(claimed)}`];
  if (claimed === null) return [`${label}: missing`];
  if (standing === null) return [`${label}: only here`];
  if (differences.length === 0) return [];
  const readValue = (side: PlayerDescription, name: (typeof differences)[number]) =>
    name === 'team' || name === 'powerScore' || name === 'build' ? side[name] : side.numbers[name];
  const changes = differences.map(
    (name) => `${name} ${readValue(claimed, name)} instead of ${readValue(standing, name)}`,
  );
  return [`${label}: ${changes.join(', ')}`];
}

function formatNumbers({ numbers }: PlayerDescription): string {
  return Object.entries(numbers)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');
}
