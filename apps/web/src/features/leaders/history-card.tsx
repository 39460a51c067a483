import { partMonthsQuestion } from '@scrapboard/questions/boards';
import { findLeaders } from '@scrapboard/questions/leaders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toCsv } from '../../charts/to-csv.ts';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { nameOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { useFormat } from '../../use-format.ts';
import type { BoardProps } from './board-card.tsx';
import { EstimateCell } from './estimate-cell.tsx';
import { TruncatedNote } from './truncated-note.tsx';

const MAX_MONTHS = 24;

/** Who led in each month, over all time. */
export function HistoryCard({ kind, part, state }: BoardProps) {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const { by, minGames } = state.pageSearch;
  const { from: _, to: _to, ...filters } = state.filters;
  const answers = useQuestions({ months: partMonthsQuestion(kind, part, by, minGames) }, filters);
  const answer = answers.data?.months;
  const data = useMemo(
    () =>
      answer && {
        answer,
        leaders: findLeaders(answer.rows, 'month', { by, minGames })
          .sort((a, b) => (a.key < b.key ? 1 : -1))
          .slice(0, MAX_MONTHS),
      },
    [answer, by, minGames],
  );
  const toText = ({ answer: { names }, leaders }: NonNullable<typeof data>) => {
    const estimate = t('leaders:columns.estimate');
    return toCsv(
      [
        ...[t('questions:dimensions.month'), t('leaders:columns.leader'), estimate],
        t('questions:csv.low', { name: estimate }),
        t('questions:csv.high', { name: estimate }),
        ...[t('leaders:columns.leaderGames'), t('leaders:columns.players')],
      ],
      leaders.map(({ key, best, ranked }) => [
        ...[key, nameOf({ names }, 'player', best.player), best.value, best.low, best.high],
        ...[best.games, ranked.length],
      ]),
    );
  };
  return (
    <QuestionCard
      title={t('leaders:history.title')}
      note={
        <>
          {t('leaders:history.note', { n: format.number(minGames) })}{' '}
          <TruncatedNote answer={answer} />
        </>
      }
      query={{ ...answers, data }}
      state={state}
      isEmpty={({ leaders }) => leaders.length === 0}
      empty={
        <Notice icon="calendar" title={t('leaders:history.none', { n: format.number(minGames) })} />
      }
      height="16rem"
      actions={
        data !== undefined &&
        data.leaders.length > 0 && (
          <SaveCsvButton
            fileName={`${t('leaders:history.title')}.csv`}
            texts={{ save: t('leaders:csv.save'), failed: t('leaders:csv.failed') }}
            fetchText={async () => toText(data)}
          />
        )
      }
    >
      {({ answer: { names }, leaders }) => (
        <table className="table data-table leader-table">
          <caption className="visually-hidden">{t('leaders:history.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('questions:dimensions.month')}</th>
              <th scope="col">{t('leaders:columns.leader')}</th>
              <th scope="col" className="numeric">
                <Explain stat="estimate">{t('leaders:columns.estimate')}</Explain>
              </th>
              <th scope="col" className="numeric">
                <Explain stat="games">{t('questions:measures.games')}</Explain>
              </th>
              <th scope="col" className="numeric d-none d-sm-table-cell">
                <Explain stat="players">{t('leaders:columns.players')}</Explain>
              </th>
            </tr>
          </thead>
          <tbody>
            {leaders.map(({ key, best, ranked }) => (
              <tr key={key}>
                <th scope="row">{keyText('month', key)}</th>
                <td>
                  <Link to={paths.player(best.player)}>
                    {nameOf({ names }, 'player', best.player)}
                  </Link>
                </td>
                <td className="numeric">
                  <EstimateCell by={by} player={best} />
                </td>
                <td className="numeric">{format.number(best.games)}</td>
                <td className="numeric d-none d-sm-table-cell">{format.number(ranked.length)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </QuestionCard>
  );
}
