import { rateOf as toRate } from '@scrapboard/statistics/wilson-interval';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Answer, Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import { countMeetings, type Meeting, matchesAgainst, type Results } from './count-meetings.ts';
import { resultsIn, sharedMatches, sharedTeams } from './questions.ts';
import type { Subject } from './use-subjects.ts';

/** How many matches one question can name. */
const CHUNK_SIZE = 200;
const MAX_CHUNKS = 5;
const MAX_NEWEST = 10;
const HEIGHT = '20rem';

interface Props {
  first: Subject;
  second: Subject;
  state: QuestionFilters;
}

/** The matches of two players on the same team and against each other, by mode, and the newest ones. */
export function MeetingsCard({ first, second, state }: Props) {
  const { t } = useTranslation('comparison');
  const players = [first.id, second.id];
  const query = useQuestions(
    { teams: sharedTeams(players), matches: sharedMatches(players) },
    state.filters,
  );
  const against =
    query.data === undefined ? [] : matchesAgainst(query.data.teams.rows, query.data.matches.rows);
  const chunks = Array.from({
    length: Math.min(MAX_CHUNKS, Math.ceil(against.length / CHUNK_SIZE)),
  });
  const results = useQuestions(
    Object.fromEntries(
      chunks.map((_, index) => [
        `chunk${index}`,
        resultsIn(first.id, against.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)),
      ]),
    ),
    {},
  );
  const data =
    query.data === undefined || results.data === undefined
      ? undefined
      : {
          ...query.data,
          meetings: countMeetings(
            query.data.teams.rows,
            Object.values(results.data).flatMap(({ rows }): readonly Row[] => rows),
          ),
        };
  return (
    <QuestionCard
      title={t('versus.results', { first: first.name, second: second.name })}
      note={
        against.length > CHUNK_SIZE * MAX_CHUNKS
          ? t('versus.newestOnly', { n: CHUNK_SIZE * MAX_CHUNKS })
          : t('versus.note', { name: first.name })
      }
      query={{ ...(query.isError ? query : results), data }}
      state={state}
      isEmpty={({ matches }) => matches.rows.length === 0}
      empty={<Notice icon="users" title={t('versus.none')} text={t('versus.noneText')} />}
      height={HEIGHT}
    >
      {({ teams, matches, meetings }) => (
        <>
          <Meetings meetings={meetings} names={matches} {...{ first, second, state }} />
          <NewestMatches teams={teams} matches={matches} />
        </>
      )}
    </QuestionCard>
  );
}

interface MeetingsProps extends Props {
  meetings: readonly Meeting[];
  names: Answer;
}

function Meetings({ meetings, names, first, second, state }: MeetingsProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const textOf = ({ mode }: Meeting) =>
    mode === null ? t('comparison:versus.allModes') : keyText('mode', mode, names);
  const column = (
    id: string,
    header: string,
    resultsOf: (meeting: Meeting) => Results,
    count: 'games' | 'wins' | 'losses',
  ): QuestionColumn<Meeting> => ({
    id,
    header,
    numeric: true,
    cell(meeting) {
      const results = resultsOf(meeting);
      if (count === 'games') return format.number(results.games);
      if (results.games === 0) return <span className="muted">–</span>;
      return <RateText rate={toRate(results[count], results.games)} withRange />;
    },
    csv: { headings: [header], values: (meeting) => [resultsOf(meeting)[count]] },
  });
  const together = ({ together: results }: Meeting) => results;
  const against = ({ against: results }: Meeting) => results;
  const mode = t('questions:dimensions.mode');
  const columns: QuestionColumn<Meeting>[] = [
    {
      id: 'mode',
      header: mode,
      rowHeader: true,
      cell: (meeting) =>
        meeting.mode === null ? (
          textOf(meeting)
        ) : (
          <Link className="row-link" to={state.href({ mode: [meeting.mode] })}>
            {textOf(meeting)}
          </Link>
        ),
      csv: { headings: [mode], values: (meeting) => [textOf(meeting)] },
    },
    column('together', t('comparison:versus.together'), together, 'games'),
    column('togetherWins', t('comparison:versus.togetherWon'), together, 'wins'),
    column('against', t('comparison:versus.against'), against, 'games'),
    column('first', t('comparison:versus.won', { name: first.name }), against, 'wins'),
    column('second', t('comparison:versus.won', { name: second.name }), against, 'losses'),
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
function NewestMatches({ teams, matches }: { teams: Answer; matches: Answer }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const keyText = useKeyText();
  const together = new Set(teams.rows.map((row: Row) => keyOf(row, 'match')));
  return (
    <div className="card-body">
      <h3 className="h6">{t('versus.newest')}</h3>
      <ul className="versus-matches">
        {matches.rows.slice(0, MAX_NEWEST).map((row: Row) => {
          const match = keyOf(row, 'match');
          return (
            <li key={match}>
              <Link to={paths.match(match)}>{format.dateTime(keyOf(row, 'last'))}</Link>
              <span className="muted">
                {`${keyText('mode', keyOf(row, 'mode'), matches)} · ${t(
                  together.has(match) ? 'versus.sameTeam' : 'versus.opponents',
                )}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
