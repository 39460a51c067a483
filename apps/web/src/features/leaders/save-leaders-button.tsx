import type { PartLeader } from '@scrapboard/contract';
import { defaultLeaderMeasure } from '@scrapboard/contract/leader-rules';
import { type PartPageKind, partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../../charts/to-csv.ts';
import { readValue } from '../../questions/read-value.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { measureTextKeys } from './leader-measures.ts';
import type { LeadersSearch } from './leaders-search.ts';
import { type KindLeaders, useKindLeaders } from './use-kind-leaders.ts';

/** Saves the leader with every part of every kind, and the one before if another led a week ago. */
export function SaveLeadersButton({ state }: { state: QuestionFilters<LeadersSearch> }) {
  const { t } = useTranslation(['leaders', 'questions']);
  const weapon = useKindLeaders('weapon', state).data;
  const movement = useKindLeaders('movement', state).data;
  const cabin = useKindLeaders('cabin', state).data;
  if (weapon === undefined || movement === undefined || cabin === undefined) return null;
  const leadersByKind = { weapon, movement, cabin };
  const estimate = t('leaders:columns.estimate');
  const headings = [
    ...[t('questions:dimensions.partKind'), t('questions:dimensions.part'), 'ID'],
    ...[t('leaders:by'), t('leaders:columns.leader'), estimate],
    t('questions:csv.low', { name: estimate }),
    t('questions:csv.high', { name: estimate }),
    ...[t('leaders:columns.measured'), t('leaders:columns.leaderGames')],
    ...[t('leaders:columns.players'), t('leaders:columns.allGames'), t('leaders:changes.title')],
  ];
  const toRows = (kind: PartPageKind, { leaders, changes }: KindLeaders) => {
    const changesByPart = new Map(changes.map((change) => [change.part.id, change]));
    const changeText = (part: string) => {
      const change = changesByPart.get(part);
      if (change === undefined) return null;
      return change.before === undefined
        ? t('leaders:changes.first')
        : t('leaders:changes.before', { player: change.before.best.player.nickname });
    };
    const measure = t(`questions:measures.${measureTextKeys[defaultLeaderMeasure[kind]]}`);
    const kindText = t(`leaders:kinds.${kind}.card`);
    const toRow = (part: PartLeader['part'], leader: PartLeader | undefined) => {
      const best = leader?.best;
      return [
        ...[kindText, part.name, part.id, measure, best?.player.nickname ?? null],
        ...[best?.value ?? null, best?.low ?? null, best?.high ?? null],
        ...[best === undefined ? null : readValue(best.measured).shown, best?.games ?? null],
        ...[leader?.players ?? null, leader?.games ?? null, changeText(part.id)],
      ];
    };
    const lostParts = changes.filter(({ now }) => now === undefined);
    return [
      ...leaders.map((leader) => toRow(leader.part, leader)),
      ...lostParts.map(({ part }) => toRow(part, undefined)),
    ];
  };
  const toText = () =>
    toCsv(
      headings,
      partPageKinds.flatMap((kind) => toRows(kind, leadersByKind[kind])),
    );
  return (
    <SaveCsvButton
      fileName={`${t('leaders:title')}.csv`}
      texts={{ save: t('leaders:csv.save'), failed: t('leaders:csv.failed') }}
      fetchText={async () => toText()}
    />
  );
}
