import type { JsonSchema } from '#http/answer/json-schema.ts';
import type { Content, OpenApi, Operation } from './document.ts';
import { notation } from './notation.ts';

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/gu,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** The content of a body: its fields, or the content types of a binary one. */
const written = (content: Content): string => {
  const json = content['application/json'];
  return json ? notation(json.schema) : Object.keys(content).join(' or ');
};

const block = (title: string, content: Content | undefined): string =>
  content ? `<h4>${title}</h4><pre>${escaped(written(content))}</pre>` : '';

const shortType = (schema: JsonSchema | boolean): string => notation(schema).replace(/\s+/gu, ' ');

function parameterTable({ parameters }: Operation): string {
  const rows = parameters.map(({ name, in: place, required, schema, description = '' }) => {
    const cells = [
      `<code>${escaped(name)}</code>`,
      place,
      required ? 'required' : '',
      `<code>${escaped(shortType(schema))}</code>`,
      escaped(description),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const titles = ['Name', 'In', '', 'Type', 'Meaning'];
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function responseBlocks({ responses }: Operation): string {
  const entries = Object.entries(responses);
  const done = entries.filter(([status]) => Number(status) < 400);
  const failed = entries.filter(([status]) => Number(status) >= 400);
  const blocks = done.map(([status, { content }]) =>
    content ? block(`Answers ${status}`, content) : `<h4>Answers ${status}, without a body</h4>`,
  );
  const items = failed.map(
    ([status, { description }]) => `<li><b>${status}</b> ${escaped(description)}</li>`,
  );
  return `${blocks.join('')}<h4>May refuse with</h4><ul>${items.join('')}</ul>`;
}

function operationBlock(path: string, method: string, operation: Operation): string {
  const open = operation.security.length > 1 ? '<em>open to anyone</em>' : '';
  return `<details id="${escaped(operation.operationId)}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code>
<span>${escaped(operation.summary)} ${open}</span></summary>
${parameterTable(operation)}${block('Takes', operation.requestBody?.content)}${responseBlocks(operation)}</details>`;
}

function tagSection(document: OpenApi, tag: string): string {
  const blocks = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => operationBlock(path, method, operation)),
  );
  return `<section id="tag-${escaped(tag)}"><h2>${escaped(tag)}</h2>${blocks.join('\n')}</section>`;
}

/** The API reference as a web page: one file, no script, no external resources. */
export function docsPage(document: OpenApi): string {
  const { info, tags } = document;
  const links = tags.map(({ name }) => `<a href="#tag-${escaped(name)}">${escaped(name)}</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} · API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${escaped(info.title)} API</h1>
<p>Version ${escaped(info.version)} · <a href="/api/openapi.json">openapi.json</a> ·
<a href="/api/docs/keys">Reading an open from a website or a program</a></p>
<div class="prose">${escaped(info.description)}</div><nav aria-label="Parts">${links}</nav></header>
<main>${tags.map(({ name }) => tagSection(document, name)).join('\n')}</main></body></html>`;
}
