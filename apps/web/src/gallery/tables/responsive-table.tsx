const headings = Array.from({ length: 9 }, (_, index) => `Heading ${index + 1}`);
const rows = [1, 2, 3];

/** A table that scrolls within its card on narrow screens. */
export function ResponsiveTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can scroll it only while it has the focus
    <section className="table-responsive" aria-label="Wide table" tabIndex={0}>
      <table className="table mb-0">
        <thead>
          <tr>
            <th scope="col">#</th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {headings.map((heading, column) => (
                <td key={heading} className="nowrap">
                  Cell {row}.{column + 1}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
