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
  type MeetingTotals,
  type Results,
  type SharedMatch,
} from './count-meetings.ts';
import { teamsQuestion } from './questions.ts';
import { SideValues } from './side-values.tsx';
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
  const query = useQuestions(
    { first: teamsQuestion(first.ids), second: teamsQuestion(second.ids) },
    filters,
  );
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
  meetings: readonly MeetingTotals[];
  answer: Answer;
}

function Meetings({ meetings, answer, first, second, state }: MeetingsProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const modeText = ({ mode }: MeetingTotals) =>
    mode === null ? t('comparison:versus.allModes') : keyText('mode', mode, answer);
  const rateText = ({ games }: Results, count: number) => (
    <RateText rate={toRate(count, games)} showsRange />
  );
  const wonByHeader = ({ name }: Side) => t('comparison:versus.won', { name });
  const modeHeader = t('questions:dimensions.mode');
  const columns: QuestionColumn<MeetingTotals>[] = [
    {
      id: 'mode',
      header: modeHeader,
      isRowHeader: true,
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
    {
      id: 'together',
      header: t('comparison:versus.together'),
      explain: <Explain stat="winRate" statName={t('comparison:versus.together')} />,
      cell: ({ together }) => (
        <span className="side-values">
          {format.number(together.games)}
          {together.games > 0 && (
            <span className="side-value">
              <span className="side-name">{t('comparison:versus.togetherWon')}</span>{' '}
              <span>{rateText(together, together.wins)}</span>
            </span>
          )}
        </span>
      ),
      csv: {
        headings: [t('comparison:versus.together'), t('comparison:versus.togetherWon')],
        values: ({ together }) => [together.games, together.wins],
      },
    },
    {
      id: 'against',
      header: t('comparison:versus.against'),
      explain: <Explain stat="winRate" statName={t('comparison:versus.against')} />,
      cell: ({ against }) => (
        <span className="side-values">
          {format.number(against.games)}
          {against.games > 0 && (
            <SideValues
              first={[wonByHeader(first), rateText(against, against.wins)]}
              second={[wonByHeader(second), rateText(against, against.losses)]}
            />
          )}
        </span>
      ),
      csv: {
        headings: [t('comparison:versus.against'), wonByHeader(first), wonByHeader(second)],
        values: ({ against }) => [against.games, against.wins, against.losses],
      },
    },
  ];
  return (
    <QuestionTable<MeetingTotals>
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
