import {
  type RecordName,
  recordBoardQuestion,
  recordDefinition,
} from '@scrapboard/questions/boards';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DAY_MS } from '../../day-ms.ts';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { explainedStatOf } from '../../questions/explained-stat-of.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Answer, Row } from '../../questions/question-query.ts';
import { keyOf, nameOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useRecordText } from '../../records/use-record-text.ts';
import { useFormat } from '../../use-format.ts';
import { recordHref, recordInstant, recordValue } from './read-record.ts';
import type { RecordsSearch } from './records-search.ts';

interface RecordEntry {
  name: RecordName;
  row: Row;
  answer: Answer;
  isNew: boolean;
}

const WEEK_MS = 7 * DAY_MS;

interface Props {
  title: string;
  names: readonly RecordName[];
  state: QuestionFilters<RecordsSearch>;
  /** The height of the list while loading. */
  height: string;
}

/** The record of the period in each of some numbers; each leads to its board. */
export function OverviewCard({ title, names, state, height }: Props) {
  const { t } = useTranslation('records');
  const format = useFormat();
  const questionsByRecord = Object.fromEntries(
    names.map((name) => [name, recordBoardQuestion(name)]),
  );
  const answers = useQuestions(questionsByRecord, state.filters);
  const { data } = answers;
  const records = data && listRecords(names, data, state.lastDay);
  return (
    <QuestionCard
      title={title}
      query={{ ...answers, data: records }}
      state={state}
      sample={(list) =>
        t('overview.thisWeek', { n: format.number(list.filter(({ isNew }) => isNew).length) })
      }
      isEmpty={(list) => list.length === 0}
      height={height}
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

/** Returns the best row of each board, if its value is above 0. */
function listRecords(
  names: readonly RecordName[],
  answers: Readonly<globalThis.Record<string, Answer>>,
  lastDay: string,
): RecordEntry[] {
  const newSince = Date.parse(lastDay) + DAY_MS - WEEK_MS;
  return names.flatMap((name) => {
    const answer = answers[name];
    const row = answer?.rows[0];
    if (answer === undefined || row === undefined || !((recordValue(name, row) ?? 0) > 0))
      return [];
    return { name, row, answer, isNew: Date.parse(recordInstant(name, row)) >= newSince };
  });
}

function RecordItem({
  record: { name, row, answer, isNew },
  state,
}: {
  record: RecordEntry;
  state: QuestionFilters<RecordsSearch>;
}) {
  const { t } = useTranslation(['records', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const recordText = useRecordText();
  const player = keyOf(row, 'player');
  const stat = explainedStatOf(recordDefinition(name).labelMeasure);
  return (
    <li>
      <span>
        <Link
          className="records-number"
          to={state.href({ by: name, sort: undefined })}
          preventScrollReset
          aria-current={state.pageSearch.by === name || undefined}
        >
          {recordText.name(name)}
        </Link>
        {stat !== undefined && <Explain stat={stat} statName={recordText.name(name)} />}
      </span>
      <strong>{recordText.value(name, recordValue(name, row))}</strong>
      <span className="records-holder">
        <Link to={paths.player(player)}>{nameOf(answer, 'player', player)}</Link>
        {isNew && <span className="badge records-new">{t('records:overview.new')}</span>}
      </span>
      <span className="row-note">
        <Link to={recordHref(name, row)}>{format.date(recordInstant(name, row))}</Link>
        {` · ${keyText('mode', keyOf(row, 'mode'), answer)}`}
      </span>
    </li>
  );
}
