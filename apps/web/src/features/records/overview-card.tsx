import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DAY_MS } from '../../day-ms.ts';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Answer, Row } from '../../questions/question-query.ts';
import { keyOf, nameOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { bestMatches } from './questions.ts';
import { type RecordName, recordNames, recordNumber } from './record-numbers.ts';
import type { RecordsSearch } from './records-search.ts';
import { recordValue, useRecordText } from './use-record-text.ts';

interface Record {
  name: RecordName;
  row: Row;
  answer: Answer;
  isNew: boolean;
}

const asked = Object.fromEntries(recordNames.map((name) => [name, bestMatches(name)]));
const WEEK_MS = 7 * DAY_MS;

/** The best match of the period in every number; each leads to its board. */
export function OverviewCard({ state }: { state: QuestionFilters<RecordsSearch> }) {
  const { t } = useTranslation('records');
  const format = useFormat();
  const answers = useQuestions(asked, filtersForAllPlayers(state.filters));
  const { data } = answers;
  const records = data && listRecords(data, state.last);
  return (
    <QuestionCard
      title={t('overview.title')}
      query={{ ...answers, data: records }}
      state={state}
      sample={(list) =>
        t('overview.thisWeek', { n: format.number(list.filter(({ isNew }) => isNew).length) })
      }
      isEmpty={(list) => list.length === 0}
      height="28rem"
    >
      {(list) => (
        <ul className="records-list">
          {list.map((record) => (
            <RecordItem key={record.name} record={record} state={state} />
          ))}
        </ul>
      )}
    </QuestionCard>
  );
}

/** Returns the first of each board whose value is more than nothing. */
function listRecords(answers: Readonly<globalThis.Record<string, Answer>>, last: string): Record[] {
  const weekBefore = Date.parse(last) + DAY_MS - WEEK_MS;
  return recordNames.flatMap((name) => {
    const answer = answers[name];
    const row = answer?.rows[0];
    if (answer === undefined || row === undefined || !((recordValue(name, row) ?? 0) > 0))
      return [];
    return { name, row, answer, isNew: Date.parse(String(row.first)) >= weekBefore };
  });
}

function RecordItem({
  record: { name, row, answer, isNew },
  state,
}: {
  record: Record;
  state: QuestionFilters<RecordsSearch>;
}) {
  const { t } = useTranslation(['records', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const text = useRecordText();
  const player = keyOf(row, 'player');
  return (
    <li>
      <Link
        className="records-number"
        to={state.href({ by: name, sort: undefined })}
        preventScrollReset
        aria-current={state.pageSearch.by === name || undefined}
      >
        {t(`questions:measures.${recordNumber(name).text}`)}
      </Link>
      <strong>{text(name, row)}</strong>
      <span className="records-holder">
        <Link to={paths.user(player)}>{nameOf(answer, 'player', player)}</Link>
        {isNew && <span className="badge records-new">{t('records:overview.new')}</span>}
      </span>
      <span className="row-note">
        <Link to={paths.match(keyOf(row, 'match'))}>{format.date(String(row.first))}</Link>
        {` · ${keyText('mode', keyOf(row, 'mode'), answer)}`}
      </span>
    </li>
  );
}
