import { API_PAGE_STYLE } from './api-page-style.ts';
import { describeSchema, type JsonSchema } from './describe-schema.ts';
import { escapeHtml, renderInlineCode } from './escape-html.ts';

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  /** The accepted ways to authenticate; `{}` is none. */
  security?: Record<string, string[]>[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: JsonSchema }> }
  >;
}

/** The parts of an OpenAPI 3.1 document that the page shows. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
}

interface ApiOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** Renders one page of plain HTML: readable without scripts and without any other request. */
export function renderApiPage(document: ApiDocument): string {
  const { info, tags = [], paths } = document;
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = tags
    .map((tag) => ({
      tag,
      operations: entries.filter(({ operation }) => operation.tags?.[0] === tag.name),
    }))
    .filter(({ operations }) => operations.length > 0);
  const menu = sections.map(
    ({ tag, operations }) =>
      `<li><a href="#${tag.name}">${escapeHtml(tag.name)}</a><ul>${operations
        .map((entry) => `<li><a href="#${anchorOf(entry)}">${renderSignature(entry)}</a></li>`)
        .join('')}</ul></li>`,
  );
  const body = sections.map(
    ({ tag, operations }) =>
      `<section><h2 id="${tag.name}">${escapeHtml(tag.name)}</h2><p>${renderInlineCode(tag.description ?? '')}</p>${operations
        .map(renderOperation)
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | ${escapeHtml(info.title)}</title>
<style>${API_PAGE_STYLE}</style>
<header>
<h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1>
<p>${renderInlineCode(info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/">Back to the dashboard</a></p>
</header>
<nav aria-label="Operations"><ul>${menu.join('')}</ul></nav>
<main>${body.join('')}</main>
</html>
`;
}

function anchorOf({ method, path }: ApiOperation): string {
  return `${method}${path.replace(/[^\w]+/g, '-')}`;
}

function renderSignature({ method, path }: ApiOperation): string {
  return `<b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>`;
}

function renderOperation(entry: ApiOperation): string {
  const { summary = '', description = '', parameters = [], responses = {} } = entry.operation;
  return `<article id="${anchorOf(entry)}">
<h3><a href="#${anchorOf(entry)}">${renderSignature(entry)}</a></h3>
<p>${renderInlineCode(summary)}</p>${description && `<p>${renderInlineCode(description)}</p>`}
${renderToken(entry.operation)}
${parameters.length > 0 ? renderParameters(parameters) : ''}
${renderBody(entry.operation)}
${Object.entries(responses).map(renderResponse).join('')}
</article>`;
}

function renderToken({ security = [] }: Operation): string {
  if (security.length === 0) return '';
  const verb = security.some((scheme) => Object.keys(scheme).length === 0) ? 'Accepts' : 'Requires';
  return `<p>${verb} <code>Authorization: Bearer …</code></p>`;
}

function renderParameters(parameters: NonNullable<Operation['parameters']>): string {
  const rows = parameters.map(
    ({ name, in: location, required, schema, description = '' }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : ' <i>optional</i>'}</td><td>${escapeHtml(location)}</td><td><code>${escapeHtml(describeSchema(schema))}</code> ${renderInlineCode(description)}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th>Parameter</th><th>In</th><th>Value</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function renderBody({ requestBody }: Operation): string {
  if (!requestBody) return '';
  return Object.entries(requestBody.content)
    .map(
      ([type, { schema = {} }]) =>
        `<p>Body: <code>${escapeHtml(type)}</code></p><pre>${escapeHtml(describeSchema(schema))}</pre>`,
    )
    .join('');
}

function renderResponse([code, response]: [string, NonNullable<Operation['responses']>[string]]) {
  const explanation =
    response.description === 'Default Response' ? '' : (response.description ?? '');
  if (!code.startsWith('2'))
    return `<p><b>${escapeHtml(code)}</b> ${renderInlineCode(explanation)}</p>`;
  const contents = Object.entries(response.content ?? {}).map(
    ([type, { schema = {} }]) =>
      `<details open><summary><b>${escapeHtml(code)}</b> <code>${escapeHtml(type)}</code> ${renderInlineCode(explanation)}</summary><pre>${escapeHtml(describeSchema(schema))}</pre></details>`,
  );
  return contents.join('') || `<p><b>${escapeHtml(code)}</b> ${renderInlineCode(explanation)}</p>`;
}
