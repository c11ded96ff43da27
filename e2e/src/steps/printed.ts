import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** A page as it comes out of the printer. */
export type PrintedPage = {
  readonly text: string;
  /** Its size in whole points, of which an inch has 72. */
  readonly width: number;
  readonly height: number;
  readonly pixels: { readonly width: number; readonly height: number; readonly data: Uint8Array };
};

/** The printer is not there: the page thinks that it prints. */
export async function withoutPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
}

/** What the browser would print of a page now, in pages of the size that the page asks for. */
export async function printed(page: Page): Promise<readonly PrintedPage[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    // The texts of all pages come first: PDFium has none of a page that was drawn.
    const texts = [...document.pages()].map((one) => one.getText());
    const pages: PrintedPage[] = [];
    for (const [at, text] of texts.entries()) {
      const { data, width, height, originalWidth, originalHeight } = await document.getPage(at).render({
        scale: 3,
        render: 'bitmap',
      });
      const pixels = { width, height, data: new Uint8Array(data) };
      pages.push({ text, width: originalWidth, height: originalHeight, pixels });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** The letters alone: where they are small, the extracted text has spaces between them. */
export const lettersOf = (text: string): string => text.replaceAll(/\s+/gu, '');

/** Sheets with something below their edge or beside it, and cells of tables with something beside them. */
export const overflowing = (page: Page) =>
  page
    .locator('[data-paper] section, [data-paper] article, [data-paper] td')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
        )
        .map((part) => part.getAttribute('aria-label') ?? part.textContent),
    );

type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** What the QR code in a part of a page says, the edges of the part in shares of the page. */
export function codeIn({ pixels }: PrintedPage, part: Part): string {
  const [left, right] = [part.left, part.right].map((share) => Math.round(share * pixels.width));
  const [top, bottom] = [part.top, part.bottom].map((share) => Math.round(share * pixels.height));
  const width = (right ?? 0) - (left ?? 0);
  const height = (bottom ?? 0) - (top ?? 0);
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = (((top ?? 0) + row) * pixels.width + (left ?? 0)) * 4;
    data.set(pixels.data.subarray(from, from + width * 4), row * width * 4);
  }
  return decodeQR({ width, height, data });
}
