import { MAX_LIMIT } from '@scrapboard/questions';
import { rateOf as toRate } from '@scrapboard/statistics/wilson-interval';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Answer } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import {
  countMeetings,
  findSharedMatches,
  type Meeting,
  type Results,
  type SharedMatch,
} from './count-meetings.ts';
import { teamsOf } from './questions.ts';
import type { Side } from './versus-page.tsx';

const MAX_NEWEST_MATCHES = 10;
const HEIGHT = '20rem';

interface Props {
  first: Side;
  second: Side;
  state: QuestionFilters;
}

/** The matches of two sides on the same team and against each other, by mode, and the newest ones. */
export function MeetingsCard({ first, second, state }: Props) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const filters = filtersForAllPlayers(state.filters);
  const query = useQuestions({ first: teamsOf(first.ids), second: teamsOf(second.ids) }, filters);
  const answers = query.data;
  const data = useMemo(
    () => answers && { answers, ...findSharedMatches(answers.first.rows, answers.second.rows) },
    [answers],
  );
  const isTruncated = answers?.first.truncated === true || answers?.second.truncated === true;
  return (
    <QuestionCard
      title={t('versus.results', { first: first.name, second: second.name })}
      note={
        <>
          {isTruncated
            ? t('versus.newestOnly', { n: format.number(MAX_LIMIT) })
            : t('versus.note', { name: first.name })}
          {data !== undefined && data.splitCount > 0 && (
            <> {t('versus.split', { count: data.splitCount, n: format.number(data.splitCount) })}</>
          )}
        </>
      }
      query={{ ...query, data }}
      state={state}
      isEmpty={({ matches }) => matches.length === 0}
      empty={<Notice icon="users" title={t('versus.none')} text={t('versus.noneText')} />}
      height={HEIGHT}
    >
      {({ matches, answers: { first: answer } }) => (
        <>
          <Meetings meetings={countMeetings(matches)} {...{ answer, first, second, state }} />
          <NewestMatches answer={answer} matches={matches} />
        </>
      )}
    </QuestionCard>
  );
}

interface MeetingsProps extends Props {
  meetings: readonly Meeting[];
  answer: Answer;
}

function Meetings({ meetings, answer, first, second, state }: MeetingsProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const modeText = ({ mode }: Meeting) =>
    mode === null ? t('comparison:versus.allModes') : keyText('mode', mode, answer);
  const column = (
    id: string,
    header: string,
    resultsOf: (meeting: Meeting) => Results,
    count: 'games' | 'wins' | 'losses',
  ): QuestionColumn<Meeting> => ({
    id,
    header,
    numeric: true,
    explain: <Explain stat={count === 'games' ? 'games' : 'winRate'} statName={header} />,
    cell(meeting) {
      const results = resultsOf(meeting);
      if (count === 'games') return format.number(results.games);
      if (results.games === 0) return <span className="muted">–</span>;
      return <RateText rate={toRate(results[count], results.games)} withRange />;
    },
    csv: { headings: [header], values: (meeting) => [resultsOf(meeting)[count]] },
  });
  const resultsTogether = ({ together: results }: Meeting) => results;
  const resultsAgainst = ({ against: results }: Meeting) => results;
  const modeHeader = t('questions:dimensions.mode');
  const columns: QuestionColumn<Meeting>[] = [
    {
      id: 'mode',
      header: modeHeader,
      rowHeader: true,
      cell: (meeting) =>
        meeting.mode === null ? (
          modeText(meeting)
        ) : (
          <Link className="row-link" to={state.href({ mode: [meeting.mode] })}>
            {modeText(meeting)}
          </Link>
        ),
      csv: { headings: [modeHeader], values: (meeting) => [modeText(meeting)] },
    },
    column('together', t('comparison:versus.together'), resultsTogether, 'games'),
    column('togetherWins', t('comparison:versus.togetherWon'), resultsTogether, 'wins'),
    column('against', t('comparison:versus.against'), resultsAgainst, 'games'),
    column('first', t('comparison:versus.won', { name: first.name }), resultsAgainst, 'wins'),
    column('second', t('comparison:versus.won', { name: second.name }), resultsAgainst, 'losses'),
  ];
  return (
    <QuestionTable<Meeting>
      id="versus"
      caption={t('comparison:versus.results', { first: first.name, second: second.name })}
      columns={columns}
      rows={meetings}
      rowId={({ mode: key }) => key ?? 'all'}
      sort=""
      onSort={() => undefined}
    />
  );
}

/** Links to the newest matches of both. */
function NewestMatches({ answer, matches }: { answer: Answer; matches: readonly SharedMatch[] }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const keyText = useKeyText();
  return (
    <div className="card-body">
      <h3 className="h6">{t('versus.newest')}</h3>
      <ul className="versus-matches">
        {matches.slice(0, MAX_NEWEST_MATCHES).map(({ match, mode, startedAt, isTogether }) => (
          <li key={match}>
            <Link to={paths.match(match)}>{format.dateTime(startedAt)}</Link>
            <span className="muted">
              {`${keyText('mode', mode, answer)} · ${t(
                isTogether ? 'versus.sameTeam' : 'versus.opponents',
              )}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
