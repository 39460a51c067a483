import type { DimensionName, FactTable, Filters } from '@scrapboard/questions';

/** The kinds of things that can be compared. */
export const subjectKinds = ['players', 'parts', 'builds'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What is compared, in order: the others are compared with the first. */
export interface SubjectSelection {
  kind: SubjectKind;
  ids: readonly string[];
}

/** Where the numbers of a kind come from. */
interface SubjectSource {
  facts: Extract<FactTable, 'players' | 'parts'>;
  dimension: Extract<DimensionName, 'player' | 'part' | 'build'>;
  /** Filters that all questions about them have. */
  filters: Filters;
}

export const subjectSources: Readonly<Record<SubjectKind, SubjectSource>> = {
  players: { facts: 'players', dimension: 'player', filters: {} },
  // Cabins and movement parts rarely deal damage, so parts known from builds count as well.
  parts: { facts: 'parts', dimension: 'part', filters: { carried: 'true' } },
  builds: { facts: 'players', dimension: 'build', filters: {} },
};
