import type { Plugin } from 'vite';

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\n?/u;

/**
 * Lets the browser paint the shell in `index.html` before any code runs: the code is fetched immediately but
 * starts after the first paint, or immediately in a hidden tab, which is not painted.
 */
export function paintFirst(): Plugin {
  return {
    name: 'topspin:paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entry = entryScript.exec(html)?.[1];
        if (entry === undefined) throw new Error('index.html has lost its entry script');
        const preload = `<link rel="modulepreload" crossorigin href="${entry}">\n`;
        return html
          .replace(entryScript, preload)
          .replace('</body>', `<script>${starter(entry)}</script>\n</body>`);
      },
    },
  };
}

/** If the browser does not report its first paint, or the tab is hidden, waiting longer does not help. */
const patience = 500;

const starter = (entry: string): string =>
  [
    '(function(){var begun;function begin(){if(begun)return;begun=1;var s=document.createElement("script");',
    `s.type="module";s.crossOrigin="";s.src=${JSON.stringify(entry)};document.head.append(s)}`,
    'if(document.hidden||!window.PerformanceObserver)return begin();',
    'new PerformanceObserver(begin).observe({type:"paint",buffered:true});',
    `setTimeout(begin,${patience})})()`,
  ].join('');
