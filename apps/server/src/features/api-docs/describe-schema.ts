/** The subset of JSON Schema that zod writes. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
}

/** Returns a schema in a compact notation for people: `{ id: string, rounds: [{ … }] }`. */
export function describeSchema(schema: JsonSchema, indent = ''): string {
  const type = describeType(schema, indent);
  return schema.default === undefined ? type : `${type} = ${JSON.stringify(schema.default)}`;
}

function describeType(schema: JsonSchema, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf)
    return schema.anyOf.map((alternative) => describeSchema(alternative, indent)).join(' | ');
  if (schema.type === 'array') return `[${describeSchema(schema.items ?? {}, indent)}]`;
  if (schema.properties) return describeObject(schema, indent);
  if (schema.type === 'object') {
    const values = schema.additionalProperties;
    return `{ [key]: ${typeof values === 'object' ? describeSchema(values, indent) : 'any'} }`;
  }
  if (schema.type === 'number' || schema.type === 'integer') return describeNumber(schema);
  if (schema.type === 'string') return describeString(schema);
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
}

function describeObject({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, value]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${inner}${name}${optional}: ${describeSchema(value, inner)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Zod gives every integer this limit; it is not a deliberate one. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

function describeNumber({ type, minimum, maximum }: JsonSchema): string {
  const low = minimum !== undefined && minimum > -NO_LIMIT ? `${minimum}` : '';
  const high = maximum !== undefined && maximum < NO_LIMIT ? `${maximum}` : '';
  return low || high ? `${type} ${low}…${high}` : `${type}`;
}

function describeString({ format, pattern, maxLength }: JsonSchema): string {
  if (format) return format;
  if (pattern) return `string /${pattern}/`;
  return maxLength === undefined ? 'string' : `string of at most ${maxLength}`;
}
