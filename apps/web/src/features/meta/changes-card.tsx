import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { nameOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { type ChangeRow, changeRows } from './change-rows.ts';
import { nameColumn, numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { pointsColumn } from './points-column.tsx';
import { ofVersions, partsOf, vehicles, versions } from './questions.ts';
import { versionFamilies } from './version-families.ts';

/** No version; asked while versions are not known yet. */
const NONE = ['-'];

/** How parts do in the latest client version, compared with the one before. */
export function ChangesCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const known = useQuestions({ versions }, state.filters);
  const [now, before] = versionFamilies(known.data?.versions.rows ?? []);
  const parts = partsOf(state.own.kind);
  const query = useQuestions(
    {
      versions,
      parts: ofVersions(parts, now?.versions ?? NONE),
      all: ofVersions(vehicles, now?.versions ?? NONE),
      partsBefore: ofVersions(parts, before?.versions ?? NONE),
      allBefore: ofVersions(vehicles, before?.versions ?? NONE),
    },
    state.filters,
  );
  const change = t('meta:changes.change');
  const ends = [
    t('questions:csv.low', { name: change }),
    t('questions:csv.high', { name: change }),
  ] as const;
  return (
    <QuestionCard
      title={t('meta:changes.title')}
      note={
        now === undefined || before === undefined
          ? undefined
          : t('meta:changes.note', { now: now.name, before: before.name })
      }
      query={query}
      state={state}
      isEmpty={(answers) => answers.versions.rows.length === 0}
      height="26rem"
    >
      {(answers) => {
        const rows = changeRows(
          { parts: answers.parts.rows, all: answers.all.rows[0] },
          { parts: answers.partsBefore.rows, all: answers.allBefore.rows[0] },
        );
        const name = (part: string) => nameOf(answers.parts, 'part', part);
        if (rows.length === 0) {
          return (
            <p className="card-body muted mb-0">
              {t(before === undefined ? 'meta:changes.one' : 'meta:changes.few')}
            </p>
          );
        }
        return (
          <QuestionTable<ChangeRow>
            id="meta-changes"
            caption={t('meta:changes.title')}
            rows={rows}
            rowId={({ part }) => part}
            sort={state.own.changeSort ?? '-change'}
            onSort={(changeSort) => state.set({ changeSort })}
            firstRows={12}
            columns={[
              nameColumn<ChangeRow>({
                id: 'part',
                header: t('questions:dimensions.part'),
                text: ({ part }) => name(part),
                href: ({ part }) => paths.part(state.own.kind, part),
                rowHeader: true,
              }),
              pointsColumn<ChangeRow>({
                id: 'change',
                header: change,
                ends,
                read: ({ change: value, low, high }) => ({ value, low, high }),
              }),
              numberColumn<ChangeRow>({
                id: 'shareChange',
                header: t('meta:changes.shareChange'),
                value: ({ share, shareBefore }) => share - shareBefore,
                show: (value) => format.signed(value, 2),
              }),
              numberColumn<ChangeRow>({
                id: 'share',
                header: t('meta:changes.shareNow'),
                value: ({ share }) => share,
                show: (value) => format.percent(value),
                from: 'md',
              }),
              numberColumn<ChangeRow>({
                id: 'games',
                header: t('meta:changes.games'),
                value: ({ games }) => games,
                show: (value) => format.number(value),
                from: 'sm',
              }),
              numberColumn<ChangeRow>({
                id: 'gamesBefore',
                header: t('meta:changes.gamesBefore'),
                value: ({ gamesBefore }) => gamesBefore,
                show: (value) => format.number(value),
                from: 'md',
              }),
            ]}
          />
        );
      }}
    </QuestionCard>
  );
}
