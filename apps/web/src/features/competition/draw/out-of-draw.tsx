import { getOpen, type Phase } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useInscriptionsQuery } from '#domain/inscriptions/use-inscriptions.ts';
import { WithoutPartner } from '#domain/inscriptions/without-partner.tsx';
import { apiQuery } from '#lib/api/query.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';

type Props = { readonly phase: Phase; readonly onLeave: () => void };

/** In doubles, those whom the first draw leaves out for want of a partner; a later one takes who is in the draw already. */
export function OutOfDraw({ phase, onLeave }: Props) {
  const isFirst = phase.source.from === 'registrations' && (phase.swiss?.paired ?? 0) === 0;
  const read = apiQuery(getOpen, { params: { id: phase.open_id } });
  // Its discipline never changes.
  const open = useQuery({ ...read, enabled: isFirst, staleTime: Infinity });
  if (!isFirst) return null;
  if (open.isLoading) return <HoldsPaint />;
  return open.data?.doubles && <Unpaired openId={phase.open_id} onLeave={onLeave} />;
}

type UnpairedProps = { readonly openId: string; readonly onLeave: () => void };

function Unpaired({ openId, onLeave }: UnpairedProps) {
  const inscriptions = useInscriptionsQuery(openId);
  if (inscriptions.isLoading) return <HoldsPaint />;
  const people = (inscriptions.data ?? [])
    .filter(({ state }) => state === 'registered' || state === 'present')
    .map(({ player }) => player);
  return <WithoutPartner openId={openId} people={people} onLeave={onLeave} />;
}
