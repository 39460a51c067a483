import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, numberOf, quantilesOf } from '../../questions/read-row.ts';
import { useOwnRows } from '../../questions/use-own-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { matchFilters } from './match-filters.ts';
import type { MetaSearch } from './meta-search.ts';
import { playersRounds, rounds } from './questions.ts';
import { ShareCell } from './share-cell.tsx';

/** How many rounds it takes to decide a match. */
export function RoundsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const { filters, ignored } = matchFilters(state.filters);
  const query = useQuestions({ rounds }, filters);
  const own = useOwnRows(playersRounds, state, (row) => String(numberOf(row, 'bin')));
  return (
    <QuestionCard
      title={t('meta:rounds.title')}
      note={t('meta:rounds.note')}
      query={query}
      state={state}
      ignored={() => ignored}
      isEmpty={(data) => data.rounds.rows.length === 0}
      height="10rem"
    >
      {(data) => {
        const { rows } = data.rounds;
        const total = Math.max(
          1,
          rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0),
        );
        return (
          <div className="table-scroll">
            <table className="table data-table mb-0">
              <caption className="visually-hidden">{t('meta:rounds.title')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('questions:measures.rounds')}</th>
                  <th scope="col" className="num">
                    {t('questions:measures.matches')}
                  </th>
                  <th scope="col" className="num">
                    {t('meta:maps.share')}
                  </th>
                  {own !== undefined && (
                    <th scope="col" className="num">
                      {`${own.who}: ${t('questions:measures.matches')}`}
                    </th>
                  )}
                  <th scope="col" className="num">
                    {t('meta:length.median')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const matches = countOf(row, 'matches');
                  const length = quantilesOf(row, 'matchLengthQuantiles');
                  const count = numberOf(row, 'bin') ?? 0;
                  return (
                    <tr key={count}>
                      <th scope="row">{format.number(count)}</th>
                      <td className="num">{format.number(matches)}</td>
                      <td className="num">
                        <ShareCell percent={(100 * matches) / total} largest={100} />
                      </td>
                      {own !== undefined && (
                        <td className="num">
                          {format.number(countOf(own.rows.get(String(count)), 'games'))}
                        </td>
                      )}
                      <td className="num">
                        {length === null ? '–' : format.duration(Math.round(length.p50))}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        );
      }}
    </QuestionCard>
  );
}
