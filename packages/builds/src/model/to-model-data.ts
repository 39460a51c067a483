import type { Highs, ModelData } from 'highs';
import type { Expression, LinearModel } from './linear-model.ts';

/** Converts a model and what is to be minimised to the input of HiGHS, with the rows in compressed form. */
export function toModelData(highs: Highs, model: LinearModel, objective: Expression): ModelData {
  const columns = model.upper.length;
  const entryCount = model.rows.reduce((sum, { entries }) => sum + entries.size, 0);
  const starts = new Int32Array(model.rows.length + 1);
  const indices = new Int32Array(entryCount);
  const values = new Float64Array(entryCount);
  let position = 0;
  model.rows.forEach(({ entries }, row) => {
    for (const [column, factor] of entries) {
      indices[position] = column;
      values[position] = factor;
      position += 1;
    }
    starts[row + 1] = position;
  });
  const costs = new Float64Array(columns);
  for (const [column, factor] of objective) costs[column] = factor;
  return {
    numCols: columns,
    numRows: model.rows.length,
    sense: highs.constants.objectiveSense.minimize,
    colCost: costs,
    colLower: model.lower,
    colUpper: model.upper,
    rowLower: model.rows.map(({ lower }) => lower),
    rowUpper: model.rows.map(({ upper }) => upper),
    matrix: {
      format: 'csr',
      numRows: model.rows.length,
      numCols: columns,
      starts,
      indices,
      values,
    },
    integrality: Int32Array.from(model.isInteger, Number),
  };
}
