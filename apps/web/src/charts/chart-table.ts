/** The numbers of a chart, as people read them and as programs do. */
export interface ChartTable {
  headings: readonly string[];
  /** The first cell names the row. */
  rows: readonly { text: readonly string[]; raw: readonly (string | number | null)[] }[];
}
