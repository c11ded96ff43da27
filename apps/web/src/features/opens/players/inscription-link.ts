import { paths } from '#app/paths.ts';

/** Puts the address of an open's inscription page on the clipboard; also on plain HTTP, where there is no clipboard API. */
export async function copyInscriptionLink(openId: string): Promise<void> {
  const address = new URL(paths.inscription.replace('$openId', openId), window.location.origin).href;
  if (navigator.clipboard) return navigator.clipboard.writeText(address);
  const field = document.createElement('textarea');
  field.value = address;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  return undefined;
}
