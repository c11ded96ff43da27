import { useLayoutEffect } from 'react';
import { margin, type PageSize } from './page-size.ts';

/** Only what is on paper, and what it stands in without its own looks: a page of the application has bars, menus and room for them. */
const only = `
@media print {
  html, body { background: #fff !important; color-scheme: light; }
  body *:not(:has([data-paper]), [data-paper], [data-paper] *) { display: none !important; }
  body :has([data-paper]) {
    display: block !important; position: static !important; overflow: visible !important; width: auto !important;
    max-width: none !important; min-height: 0 !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
    background: none !important; visibility: visible !important;
  }
}`;

const pageOf = ({ width, height }: PageSize, isNumbered: boolean): string => `
@page {
  size: ${width}mm ${height}mm;
  margin: ${margin}mm;
  ${isNumbered ? '@bottom-right { content: counter(page) " / " counter(pages); font: 7pt sans-serif; color: #000; }' : ''}
}`;

/**
 * The styles of what is printed while it is shown. A sheet made by script, since the policy of the pages allows no `<style>`, and
 * Emotion makes none of a box in the margin of a page.
 */
export function usePrintStyles(page: PageSize, isNumbered: boolean): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageOf(page, isNumbered) + only);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [page, isNumbered]);
}
