import type { Client, Connection, Submittable } from 'pg';

export interface Field {
  name: string;
  dataTypeID: number;
  /** The table and column it comes from unchanged; 0 if it is computed. */
  tableID: number;
  columnID: number;
}

export interface Description {
  /** Types of the parameters. */
  parameters: number[];
  fields: Field[];
}

/**
 * Returns what PostgreSQL says about a statement without running it ("Describe" of the extended
 * protocol). Throws its errors, such as a missing column.
 */
export function describeStatement(client: Client, text: string): Promise<Description> {
  const { promise, resolve, reject } = Promise.withResolvers<Description>();
  const description: Description = { parameters: [], fields: [] };
  const onParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
    description.parameters = dataTypeIDs;
  };
  let stopListening = () => {};
  const statement = {
    submit(connection: Connection) {
      connection.on('parameterDescription', onParameters);
      stopListening = () => connection.off('parameterDescription', onParameters);
      connection.parse({ name: '', text, types: [] }, true);
      connection.describe({ type: 'S', name: '' }, true);
      connection.sync();
    },
    handleRowDescription({ fields }: { fields: Field[] }) {
      description.fields = fields;
    },
    handleError(error: unknown) {
      stopListening();
      reject(error);
    },
    handleReadyForQuery() {
      stopListening();
      resolve(description);
    },
  };
  client.query(statement as Submittable);
  return promise;
}
