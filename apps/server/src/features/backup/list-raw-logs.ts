import { defineQuery } from '../../database/define-query.ts';

/** Lists the raw logs that uploads refer to, with their compressed sizes. */
export const listRawLogs = defineQuery({
  text: `select distinct on (file->>'sha256') file->>'sha256' as sha256,
      (file->>'bytes')::float8 as bytes
    from upload, jsonb_array_elements(files) file order by 1`,
  columns: { sha256: 'text', bytes: 'float8' },
});

/** Returns which of these raw logs uploads still refer to. */
export const findReferencedLogs = defineQuery({
  text: `select distinct file->>'sha256' as sha256 from upload, jsonb_array_elements(files) file
    where file->>'sha256' = any($1::text[])`,
  parameters: ['text[]'],
  columns: { sha256: 'text' },
});
