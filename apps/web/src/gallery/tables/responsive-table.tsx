import { ScrollRegion } from '../../ui/scroll-region.tsx';

const headings = Array.from({ length: 9 }, (_, index) => `Heading ${index + 1}`);
const rows = [1, 2, 3];

/** A table that scrolls within its card on narrow screens. */
export function ResponsiveTable() {
  return (
    <ScrollRegion className="table-responsive" aria-label="Wide table">
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
    </ScrollRegion>
  );
}
