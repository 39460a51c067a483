import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { changeOf } from '../../questions/change-of.ts';
import { ComparedWith } from '../../questions/compared-with.tsx';
import type { PageQuestion } from '../../questions/page-question.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf, nameOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { usePreviousPeriodRows } from '../../questions/use-previous-period-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { RateText } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import { nameColumn, numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { pointsColumn } from './points-column.tsx';
import {
  knownVehiclesQuestion,
  knownWinnersQuestion,
  pairsWithOthersQuestion,
  singlePartsQuestion,
  vehiclePairsQuestion,
} from './questions.ts';
import { PAIR_RELATIONS, type PairRow, toPairRows } from './to-pair-rows.ts';

const pairKey = (first: string, second: string) => `${first} ${second}`;

const singlePartQuestions = {
  singleParts: singlePartsQuestion,
  knownVehicles: knownVehiclesQuestion,
  knownWinners: knownWinnersQuestion,
} as const;

/** Pairs of parts that win more, or less, than expected from each alone. */
export function PairsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const { pairs: relation, with: chosenPart } = state.pageSearch;
  const singlePartsQuery = useQuestions(singlePartQuestions, state.filters);
  const singlePartsAnswer = singlePartsQuery.data?.singleParts;
  const part =
    chosenPart ??
    (singlePartsAnswer?.rows[0] === undefined ? '' : keyOf(singlePartsAnswer.rows[0], 'part'));
  const pairsQuestion: PageQuestion =
    relation === 'withPart' ? vehiclePairsQuestion : pairsWithOthersQuestion(part, relation);
  const query = useQuestions({ ...singlePartQuestions, pairs: pairsQuestion }, state.filters);
  const changeColumn = useChangeColumn();
  const previousPeriodFilters = usePreviousPeriodFilters(state.filters);
  // Counting pairs is expensive, so the period before is only queried afterwards.
  const rowsBefore = usePreviousPeriodRows(
    pairsQuestion,
    query.data === undefined ? undefined : previousPeriodFilters,
    (row) => pairKey(keyOf(row, 'part'), keyOf(row, relation)),
  );
  const options = (singlePartsAnswer?.rows ?? []).map((row) => {
    const id = keyOf(row, 'part');
    return { id, name: keyText('part', id, singlePartsAnswer) };
  });
  const intervalHeadings = [
    t('questions:csv.low', { name: t('meta:pairs.effect') }),
    t('questions:csv.high', { name: t('meta:pairs.effect') }),
  ] as const;
  const select = (value: string) => state.set({ with: value === '' ? undefined : value });
  return (
    <QuestionCard
      title={t('meta:pairs.title')}
      note={
        <>
          {t(`meta:pairs.note.${relation}`)} <ComparedWith before={previousPeriodFilters} />
        </>
      }
      query={query}
      state={state}
      sample={({ knownVehicles: { rows } }) =>
        t('meta:vehicles', {
          count: countOf(rows[0], 'vehicles'),
          n: format.number(countOf(rows[0], 'vehicles')),
        })
      }
      isEmpty={({ singleParts: { rows } }) => rows.length === 0}
      height="30rem"
      actions={
        <>
          <ChoiceLinks
            label={t('meta:pairs.where')}
            current={relation}
            choices={PAIR_RELATIONS.map((value) => ({ value, text: t(`meta:pairs.${value}`) }))}
            href={(value) => state.href({ pairs: value })}
          />
          <select
            className="form-select form-select-sm meta-select"
            aria-label={t('questions:dimensions.part')}
            value={relation === 'withPart' ? (chosenPart ?? '') : part}
            onChange={({ target }) => select(target.value)}
          >
            {relation === 'withPart' && <option value="">{t('meta:pairs.all')}</option>}
            {options
              .toSorted((a, b) => a.name.localeCompare(b.name))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </>
      }
    >
      {(answers) => {
        const winRateBeforeOf = (first: string, second: string) =>
          rowsBefore?.get(pairKey(first, second))?.winRate ??
          // On a vehicle, the chosen part is first whatever the order of its pair.
          (relation === 'withPart' ? rowsBefore?.get(pairKey(second, first))?.winRate : undefined);
        const partName = (id: string) => nameOf(answers.singleParts, 'part', id);
        const rows = toPairRows(answers, relation).flatMap((row) => {
          if (relation !== 'withPart' || chosenPart === undefined) return row;
          // The chosen part comes first.
          if (row.second === chosenPart) return { ...row, first: row.second, second: row.first };
          return row.first === chosenPart ? row : [];
        });
        if (rows.length === 0)
          return <p className="card-body muted mb-0">{t('meta:pairs.none')}</p>;
        return (
          <QuestionTable<PairRow>
            id="meta-pairs"
            caption={t('meta:pairs.title')}
            rows={rows}
            rowId={({ first, second }) => pairKey(first, second)}
            sort={state.pageSearch.pairSort ?? '-effect'}
            onSort={(pairSort) => state.set({ pairSort })}
            initialRowCount={15}
            columns={[
              nameColumn<PairRow>({
                id: 'first',
                header: t('questions:dimensions.part'),
                text: ({ first }) => partName(first),
                href: ({ first }) => state.href({ with: first }),
                isRowHeader: true,
              }),
              nameColumn<PairRow>({
                id: 'second',
                header: t(`questions:dimensions.${relation}`),
                text: ({ second }) => partName(second),
                isRowHeader: true,
              }),
              pointsColumn<PairRow>({
                id: 'effect',
                header: t('meta:pairs.effect'),
                explain: 'pairEffect',
                intervalHeadings,
                read: ({ effect, low, high }) => ({ value: effect, low, high }),
              }),
              numberColumn<PairRow>({
                id: 'expected',
                header: t('meta:pairs.expected'),
                value: ({ expected }) => expected,
                render: (value) => format.percent(value),
                from: 'md',
              }),
              numberColumn<PairRow>({
                id: 'winRate',
                header: t('meta:pairs.together'),
                value: ({ winRate }) => winRate.low,
                render: (_, { winRate }) => <RateText rate={winRate} />,
                from: 'sm',
              }),
              ...(rowsBefore === undefined
                ? []
                : [
                    changeColumn<PairRow>({
                      id: 'winRateChange',
                      name: t('meta:pairs.together'),
                      read: ({ first, second, winRate }) =>
                        changeOf(winRate, winRateBeforeOf(first, second)),
                      better: 'higher',
                      from: 'lg',
                    }),
                  ]),
              numberColumn<PairRow>({
                id: 'games',
                header: t('questions:measures.games'),
                value: ({ games }) => games,
                render: (value) => format.number(value),
                from: 'sm',
              }),
            ]}
          />
        );
      }}
    </QuestionCard>
  );
}
