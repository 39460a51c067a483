/** The numbers of a chart, formatted for people and raw for programs. */
export interface ChartTable {
  headings: readonly string[];
  /** The first cell names the row. */
  rows: readonly { text: readonly string[]; raw: readonly (string | number | null)[] }[];
}
