import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';

interface Options<R> {
  header: string;
  /** The heading of the parts, in CSV files too. */
  partsHeader: string;
  /** Shown if no part is known. */
  unknownText: string;
  /** The names of the build’s known parts. */
  partsOf: (row: R) => readonly string[];
}

/** Returns the columns of a build: its number with a link to its page, and its known parts. */
export function createBuildColumns<R extends Row>(options: Options<R>): QuestionColumn<R>[] {
  const { header, partsHeader, unknownText, partsOf } = options;
  const partsText = (row: R) => partsOf(row).join(', ');
  return [
    {
      id: 'build',
      header,
      explain: <Explain stat="build" statName={header} />,
      isRowHeader: true,
      cell: (row) => (
        <>
          <Link className="row-link" to={paths.build(keyOf(row, 'build'))}>
            <code>{keyOf(row, 'build')}</code>
          </Link>
          <span className="row-note d-md-none">{partsText(row)}</span>
        </>
      ),
      csv: { headings: [header], values: (row) => [keyOf(row, 'build')] },
    },
    {
      id: 'parts',
      header: partsHeader,
      explain: <Explain stat="knownPart" statName={partsHeader} />,
      from: 'md',
      cell: (row) =>
        partsText(row) === '' ? (
          <span className="muted">{unknownText}</span>
        ) : (
          <span className="build-parts">{partsText(row)}</span>
        ),
      csv: { headings: [partsHeader], values: (row) => [partsText(row)] },
    },
  ];
}
