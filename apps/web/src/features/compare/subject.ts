import type { DimensionName, FactTable, Filters } from '@scrapboard/questions';

/** What is compared: players, parts or builds. */
export const subjectKinds = ['players', 'parts', 'builds'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What is compared, in its order: the first is what the others are compared with. */
export interface Subjects {
  kind: SubjectKind;
  ids: readonly string[];
}

export const MAX_SUBJECTS = 6;

interface KindOfSubject {
  facts: Extract<FactTable, 'players' | 'parts'>;
  dimension: Extract<DimensionName, 'player' | 'part' | 'build'>;
  /** Filters that all questions about them have. */
  filters: Filters;
}

export const kindOfSubject: Readonly<Record<SubjectKind, KindOfSubject>> = {
  players: { facts: 'players', dimension: 'player', filters: {} },
  // Cabins and movement parts rarely deal damage, so parts known from builds count as well.
  parts: { facts: 'parts', dimension: 'part', filters: { carried: 'true' } },
  builds: { facts: 'players', dimension: 'build', filters: {} },
};
