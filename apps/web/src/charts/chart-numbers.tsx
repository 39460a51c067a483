import { useTranslation } from 'react-i18next';

interface Props {
  caption: string;
  headings: string[];
  /** The first cell names the row. */
  rows: string[][];
}

/** The data of a chart as a table, behind a button. */
export function ChartNumbers({ caption, headings, rows }: Props) {
  const { t } = useTranslation();
  return (
    <details className="chart-numbers">
      <summary>{t('asTable')}</summary>
      <div className="table-scroll">
        <table className="table data-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {headings.map((heading, index) => (
                <th key={heading} scope="col" className={index === 0 ? '' : 'numeric'}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={headings[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={headings[index]} className="numeric">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
