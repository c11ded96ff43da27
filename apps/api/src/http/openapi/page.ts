import type { JsonSchema } from '#http/json-schema.ts';
import type { Content, OpenApi, Operation } from './document.ts';

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/gu,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** What stands in a body: its schema, or for bytes their types. */
const schemaIn = (content: Content): JsonSchema =>
  content['application/json']?.schema ?? { contentMediaType: Object.keys(content).join(', ') };

const schemaBlock = (title: string, schema: JsonSchema | boolean | undefined): string =>
  schema === undefined ? '' : `<h4>${title}</h4><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;

function parameterTable({ parameters }: Operation): string {
  const rows = parameters.map(({ name, in: place, required, schema, description = '' }) => {
    const type = typeof schema === 'object' ? (schema.type ?? schema.enum ?? '') : '';
    const cells = [
      `<code>${escaped(name)}</code>`,
      place,
      required ? 'required' : '',
      escaped(String(type)),
      escaped(description),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const head = ['Name', 'In', '', 'Type', 'Meaning'].map((title) => `<th scope="col">${title}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function responseBlocks({ responses }: Operation): string {
  const entries = Object.entries(responses);
  const done = entries.filter(([status]) => Number(status) < 400);
  const failed = entries.filter(([status]) => Number(status) >= 400);
  const blocks = done.map(([status, { content }]) =>
    schemaBlock(`Answers ${status}`, content ? schemaIn(content) : true),
  );
  const items = failed.map(
    ([status, { description }]) => `<li><b>${status}</b> ${escaped(description)}</li>`,
  );
  return `${blocks.join('')}<h4>May refuse with</h4><ul>${items.join('')}</ul>`;
}

function operationBlock(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody && schemaIn(operation.requestBody.content);
  const open = operation.security.length > 1 ? '<em>open to anyone</em>' : '';
  return `<details id="${escaped(operation.operationId)}">
<summary><span class="${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code> ${escaped(operation.summary)} ${open}</summary>
${parameterTable(operation)}${schemaBlock('Takes', body)}${responseBlocks(operation)}</details>`;
}

function tagSection(document: OpenApi, tag: string): string {
  const blocks = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => operationBlock(path, method, operation)),
  );
  return `<section id="tag-${escaped(tag)}"><h2>${escaped(tag)}</h2>${blocks.join('\n')}</section>`;
}

/** The description of the API as a page for people: one file, no script, nothing from elsewhere. */
export function docsPage(document: OpenApi): string {
  const { info, tags } = document;
  const links = tags.map(({ name }) => `<a href="#tag-${escaped(name)}">${escaped(name)}</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} · API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${escaped(info.title)} API</h1><p>Version ${escaped(info.version)} · <a href="/api/openapi.json">openapi.json</a></p>
<pre class="prose">${escaped(info.description)}</pre><nav>${links}</nav></header>
<main>${tags.map(({ name }) => tagSection(document, name)).join('\n')}</main></body></html>`;
}

export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5dbe6, #2b3a55); --soft: light-dark(#f3f6fb, #101a2e); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#14213d, #e4ebf7); background: light-dark(#fff, #0a1223); }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .75rem; text-transform: capitalize; } h4 { margin: 1rem 0 .25rem; }
a { color: light-dark(#0d47a1, #8ab4f8); } nav { display: flex; flex-wrap: wrap; gap: .75rem; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } summary span { font-weight: 700; font-size: .8rem; }
.get { color: light-dark(#0b6b3a, #7ee2a8); } .post { color: light-dark(#0d47a1, #8ab4f8); }
.put, .patch { color: light-dark(#8a4b00, #f7c274); } .delete { color: light-dark(#a3152a, #ff9aa8); }
pre { overflow: auto; max-height: 24rem; padding: .75rem; border-radius: .5rem; background: var(--soft); font-size: .85rem; }
.prose { white-space: pre-wrap; font: inherit; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .9rem; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); }
`;
