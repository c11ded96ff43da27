import { useParams } from '@tanstack/react-router';
import { Embed } from '#features/public/embed/embed.tsx';
import { useShellRemoved } from '../layouts/use-shell-removed.ts';

/** A part of an open, in a page of another site. */
export function EmbedPage() {
  useShellRemoved();
  return <Embed part={useParams({ from: '/embed/$openId/$part' }).part} />;
}
