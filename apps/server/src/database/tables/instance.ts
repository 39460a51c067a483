import type { Json } from '../columns.ts';

/** Facts about this installation, e.g. how far the demo data is. */
export interface InstanceTable {
  key: string;
  value: Json<object>;
}
