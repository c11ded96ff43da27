import { useEffect } from 'react';

let siteName = 'Topspin';
let title: string | undefined;

const show = () => {
  document.title = title ? `${title} · ${siteName}` : siteName;
};

/** Sets what follows the page's title in the browser tab. */
export function setSiteName(name: string): void {
  siteName = name;
  show();
}

/** Sets the page's title, for the browser tab and screen readers. */
export function usePageTitle(ofPage: string | undefined): void {
  useEffect(() => {
    title = ofPage;
    show();
  }, [ofPage]);
}
