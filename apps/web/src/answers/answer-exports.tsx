import { questionParameters } from '@scrapboard/questions';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../charts/to-csv.ts';
import { toFileName } from '../charts/to-file-name.ts';
import { FormFailure } from '../forms/form-failure.tsx';
import type { PageQuestion } from '../questions/page-question.ts';
import type { QuestionColumn } from '../questions/question-column.ts';
import type { PageFilters } from '../questions/question-filters.ts';
import type { Answer, Row } from '../questions/question-query.ts';
import { toQuestion } from '../questions/to-question.ts';
import { CopyText } from '../ui/copy-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useFormat } from '../use-format.ts';
import { toParquet } from './to-parquet.ts';

interface Props {
  name: string;
  pageQuestion: PageQuestion;
  filters: PageFilters;
  answer: Answer;
  columns: readonly QuestionColumn<Row>[];
}

/** The rows of an answer as files, and the API call that returns the same. */
export function AnswerExports({ name, pageQuestion, filters, answer, columns }: Props) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { question } = toQuestion(pageQuestion, filters);
  const call = new URL(
    `${import.meta.env.BASE_URL}api/questions?${new URLSearchParams(questionParameters(question))}`,
    window.location.href,
  ).href;
  const save = (extension: string, type: string, text: string) =>
    saveFile(`${toFileName(name)}.${extension}`, new Blob([text], { type }));
  const saveParquet = async () => {
    try {
      saveFile(`${toFileName(name)}.parquet`, new Blob([await toParquet(answer.rows)]));
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    }
  };
  const saveCsv = () =>
    save(
      'csv',
      'text/csv',
      toCsv(
        columns.flatMap(({ csv }) => csv.headings),
        answer.rows.map((row) => columns.flatMap(({ csv }) => csv.values(row))),
      ),
    );
  const labelOf = (key: 'csv' | 'ndjson' | 'parquet', formatName: string) =>
    answer.truncated
      ? t('exports.first', { n: format.number(answer.rows.length), format: formatName })
      : t(`exports.${key}`);
  const copyButtonTexts = (subject: string) => ({
    label: t('call.copy', { subject }),
    title: t('call.copyShort'),
    announcement: t('call.copied'),
  });
  return (
    <div className="card-foot answer-exports">
      <p className="card-note">{t('exports.note')}</p>
      <div className="chart-tools">
        <button type="button" onClick={saveCsv}>
          <Icon name="download" />
          {labelOf('csv', 'CSV')}
        </button>
        <button
          type="button"
          onClick={() => save('ndjson', 'application/x-ndjson', toNdjson(answer.rows))}
        >
          <Icon name="download" />
          {labelOf('ndjson', 'NDJSON')}
        </button>
        <button type="button" onClick={() => void saveParquet()}>
          <Icon name="download" />
          {labelOf('parquet', 'Parquet')}
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevronRight" />
          {t('call.title')}
        </button>
      </div>
      <FormFailure failure={failure} />
      <div id={id} hidden={!isOpen} className="answer-call">
        <p className="card-note">
          {t(import.meta.env.MODE === 'demo' ? 'call.demo' : 'call.text')}
        </p>
        <CopyText text={call} {...copyButtonTexts('URL')} />
        <CopyText text={`curl '${call}'`} {...copyButtonTexts('curl')} />
      </div>
    </div>
  );
}

/** Returns rows as JSON, one per line. */
function toNdjson(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
