import { useEffect } from 'react';

let siteName = 'Topspin';
let title: string | undefined;
let notice: string | undefined;

const show = () => {
  const first = notice ?? title;
  document.title = first ? `${first} · ${siteName}` : siteName;
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

/** Shows something urgent in the browser tab instead of the page's title, as long as it is given. */
export function usePageNotice(urgent: string | undefined): void {
  useEffect(() => {
    notice = urgent;
    show();
    return () => {
      notice = undefined;
      show();
    };
  }, [urgent]);
}
