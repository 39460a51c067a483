import { API_PAGE_STYLE } from './api-page-style.ts';
import { describeSchema, type JsonSchema } from './describe-schema.ts';
import { escapeHtml, inlineCode } from './escape-html.ts';

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  /** Ways to authenticate; `{}` means without. */
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

interface Entry {
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
      of: entries.filter(({ operation }) => operation.tags?.[0] === tag.name),
    }))
    .filter(({ of }) => of.length > 0);
  const menu = sections.map(
    ({ tag, of }) =>
      `<li><a href="#${tag.name}">${escapeHtml(tag.name)}</a><ul>${of
        .map((entry) => `<li><a href="#${anchor(entry)}">${signature(entry)}</a></li>`)
        .join('')}</ul></li>`,
  );
  const body = sections.map(
    ({ tag, of }) =>
      `<section><h2 id="${tag.name}">${escapeHtml(tag.name)}</h2><p>${inlineCode(tag.description ?? '')}</p>${of
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
<p>${inlineCode(info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/">Back to the dashboard</a></p>
</header>
<nav aria-label="Operations"><ul>${menu.join('')}</ul></nav>
<main>${body.join('')}</main>
</html>
`;
}

function anchor({ method, path }: Entry): string {
  return `${method}${path.replace(/[^\w]+/g, '-')}`;
}

function signature({ method, path }: Entry): string {
  return `<b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>`;
}

function renderOperation(entry: Entry): string {
  const { summary = '', description = '', parameters = [], responses = {} } = entry.operation;
  return `<article id="${anchor(entry)}">
<h3><a href="#${anchor(entry)}">${signature(entry)}</a></h3>
<p>${inlineCode(summary)}</p>${description && `<p>${inlineCode(description)}</p>`}
${renderToken(entry.operation)}
${parameters.length > 0 ? renderParameters(parameters) : ''}
${renderBody(entry.operation)}
${Object.entries(responses).map(renderResponse).join('')}
</article>`;
}

function renderToken({ security = [] }: Operation): string {
  if (security.length === 0) return '';
  const need = security.some((way) => Object.keys(way).length === 0) ? 'Takes' : 'Needs';
  return `<p>${need} <code>Authorization: Bearer …</code></p>`;
}

function renderParameters(parameters: NonNullable<Operation['parameters']>): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema, description = '' }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : ' <i>optional</i>'}</td><td>${escapeHtml(place)}</td><td><code>${escapeHtml(describeSchema(schema))}</code> ${inlineCode(description)}</td></tr>`,
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

function renderResponse([code, answer]: [string, NonNullable<Operation['responses']>[string]]) {
  const explanation = answer.description === 'Default Response' ? '' : (answer.description ?? '');
  if (!code.startsWith('2')) return `<p><b>${escapeHtml(code)}</b> ${inlineCode(explanation)}</p>`;
  const contents = Object.entries(answer.content ?? {}).map(
    ([type, { schema = {} }]) =>
      `<details open><summary><b>${escapeHtml(code)}</b> <code>${escapeHtml(type)}</code> ${inlineCode(explanation)}</summary><pre>${escapeHtml(describeSchema(schema))}</pre></details>`,
  );
  return contents.join('') || `<p><b>${escapeHtml(code)}</b> ${inlineCode(explanation)}</p>`;
}
