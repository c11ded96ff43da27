import type { PictureShape } from '@topspin/contract';
import { currentLanguage } from '#lib/i18n.ts';
import { networkProblem } from '#lib/api/problem.ts';
import { fileNameOf, saveFile } from '#lib/save-file.ts';

type Shared = {
  /** The address of the picture, without its shape and language. */
  readonly address: string;
  readonly shape: PictureShape;
  readonly name: string;
  readonly link: string;
  /** What tells its file from that of another shape. */
  readonly kind?: string;
};

/** Passes a picture on with the phone's own menu, or saves it where there is none, or it takes no files. */
export async function sharePicture({ address, shape, name, link, kind }: Shared): Promise<void> {
  const picture = await load(`${address}?shape=${shape}&lang=${currentLanguage()}`);
  const file = new File([picture], `${fileNameOf([name, kind].filter(Boolean).join(' '))}.png`, {
    type: 'image/png',
  });
  const share = { files: [file], title: name, text: link };
  const takesFiles = navigator.canShare?.(share) ?? false;
  if (!takesFiles) return saveFile(file.name, file);
  try {
    await navigator.share(share);
  } catch (error) {
    // Closing the menu is no error. Where the picture took so long that the tap is forgotten, it is saved.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file.name, file);
  }
}

async function load(address: string): Promise<Blob> {
  // Without a connection, as with a refusal, whoever asked is told so.
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw networkProblem();
  return answer.blob();
}
