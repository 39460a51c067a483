import { type RecordName, recordDefinition } from '@scrapboard/questions/boards';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../../explain/explain.tsx';
import { gameName } from '../../../i18n/game-name.ts';
import { paths } from '../../../paths.ts';
import { explainedStatOf } from '../../../questions/explained-stat-of.ts';
import type { QuestionColumn } from '../../../questions/question-column.ts';
import { QuestionTable } from '../../../questions/question-table.tsx';
import { nameOf } from '../../../questions/read-row.ts';
import { findPersonalBests } from '../../../records/personal-bests.ts';
import type { PlayedMatch } from '../../../records/played-matches.ts';
import { playerMatchesQuery, readPlayedMatches } from '../../../records/use-player-matches.ts';
import { useRecordText } from '../../../records/use-record-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFormat } from '../../../use-format.ts';
import { useMatchLink } from '../use-match-link.ts';
import { useProfile } from '../use-profile.ts';

/** A match that set a best, and the one that it broke. */
interface BestRow {
  name: RecordName;
  match: PlayedMatch;
  value: number;
  previous: { match: PlayedMatch; value: number } | undefined;
}

/** A player's bests of all time, and every match that broke one. */
export function BestsTab() {
  const { t } = useTranslation('bests');
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(playerMatchesQuery(id));
  const { mode } = filters;
  const bests = useMemo(() => {
    const matches = readPlayedMatches(data.rows);
    return findPersonalBests(
      mode === undefined ? matches : matches.filter((match) => match.mode === mode),
    );
  }, [data, mode]);
  const rowsByRecord = bests.map(({ name, history }): BestRow[] =>
    history.map(({ match, value }, index) => ({
      name,
      match,
      value,
      previous: history[index - 1],
    })),
  );
  const currentRows = rowsByRecord.flatMap((history) => history.at(-1) ?? []);
  const brokenRows = rowsByRecord
    .flatMap((history) => history.slice(1))
    .toSorted((a, b) => Date.parse(b.match.at) - Date.parse(a.match.at));
  const columns = useColumns(data);
  if (currentRows.length === 0) {
    return (
      <section className="card">
        <Notice icon="award" title={t('none.title')} text={t('none.text')} />
      </section>
    );
  }
  return (
    <>
      <BestsCard title={t('current')} note={t('note')} rows={currentRows} columns={columns} />
      {brokenRows.length > 0 && (
        <BestsCard title={t('broken')} note={t('brokenNote')} rows={brokenRows} columns={columns} />
      )}
    </>
  );
}

const INITIAL_ROW_COUNT = 20;

function BestsCard(props: {
  title: string;
  note: string;
  rows: readonly BestRow[];
  columns: readonly QuestionColumn<BestRow>[];
}) {
  const { title, note, rows, columns } = props;
  const headingId = title.replace(/\W/g, '-');
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="card-top">
        <h2 id={headingId}>{title}</h2>
        <p className="card-note card-note-wide">{note}</p>
      </div>
      <QuestionTable<BestRow>
        id="personal-bests"
        caption={title}
        columns={columns}
        rows={rows}
        rowId={({ name, match }) => `${name} ${match.id}`}
        sort=""
        onSort={() => {}}
        initialRowCount={INITIAL_ROW_COUNT}
      />
    </section>
  );
}

function useColumns(answer: Parameters<typeof nameOf>[0]): QuestionColumn<BestRow>[] {
  const { t } = useTranslation(['bests', 'questions']);
  const format = useFormat();
  const recordText = useRecordText();
  const matchLink = useMatchLink();
  return useMemo(() => {
    const modeOf = ({ match: { mode } }: BestRow) =>
      gameName('mode', { id: mode, name: nameOf(answer, 'mode', mode) });
    return [
      {
        id: 'name',
        header: t('bests:columns.number'),
        isRowHeader: true,
        cell: ({ name }) => {
          const stat = explainedStatOf(recordDefinition(name).labelMeasure);
          return (
            <>
              {recordText.name(name)}
              {stat !== undefined && (
                <span className="row-action">
                  <Explain stat={stat} statName={recordText.name(name)} />
                </span>
              )}
            </>
          );
        },
        csv: {
          headings: [t('bests:columns.number')],
          values: ({ name }) => [recordText.name(name)],
        },
      },
      {
        id: 'value',
        header: t('bests:columns.best'),
        isNumeric: true,
        cell: ({ name, value }) => <strong>{recordText.value(name, value)}</strong>,
        csv: { headings: [t('bests:columns.best')], values: ({ value }) => [value] },
        explain: <Explain stat="personalBest" statName={t('bests:columns.best')} />,
      },
      {
        id: 'match',
        header: t('bests:columns.set'),
        cell: ({ match }) => (
          <>
            <Link className="row-link" {...matchLink(match.id)}>
              <span className="nowrap">{format.date(match.at)}</span>
            </Link>
          </>
        ),
        csv: {
          headings: [t('bests:columns.set'), t('questions:dimensions.match')],
          values: ({ match }) => [match.at, match.id],
        },
      },
      {
        id: 'mode',
        header: t('questions:dimensions.mode'),
        cell: modeOf,
        csv: { headings: [t('questions:dimensions.mode')], values: (row) => [modeOf(row)] },
        from: 'md',
      },
      {
        id: 'before',
        header: t('bests:columns.before'),
        isNumeric: true,
        cell: ({ name, previous }) =>
          previous === undefined ? (
            <span className="muted">–</span>
          ) : (
            <>
              {recordText.value(name, previous.value)}
              <Link className="row-note best-before" to={paths.match(previous.match.id)}>
                <span className="nowrap">{format.date(previous.match.at)}</span>
              </Link>
            </>
          ),
        csv: {
          headings: [t('bests:columns.before'), t('bests:columns.beforeSet')],
          values: ({ previous }) => [previous?.value ?? null, previous?.match.at ?? null],
        },
        from: 'sm',
      },
    ];
  }, [answer, t, format, recordText, matchLink]);
}
