import { defineQuery } from '../../database/define-query.ts';

/** The raw logs that uploads refer to, with their compressed bytes. */
export const listRawLogs = defineQuery({
  text: `select distinct on (file->>'sha256') file->>'sha256' as sha256,
      (file->>'bytes')::float8 as bytes
    from upload, jsonb_array_elements(files) file order by 1`,
  columns: { sha256: 'text', bytes: 'float8' },
});

/** Which of these raw logs an upload names, after the rows of a backup were read. */
export const stillNamed = defineQuery({
  text: `select distinct file->>'sha256' as sha256 from upload, jsonb_array_elements(files) file
    where file->>'sha256' = any($1::text[])`,
  parameters: ['text[]'],
  columns: { sha256: 'text' },
});
