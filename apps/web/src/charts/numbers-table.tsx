interface Props {
  caption: string;
  headings: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart as a table. */
export function NumbersTable({ caption, headings, rows }: Props) {
  return (
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
  );
}
