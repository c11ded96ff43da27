import { getOpen, getVenue } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { EditOpenPage } from '#features/opens/form/edit-open-page.tsx';
import { EditVenuePage } from '#features/venues/edit-venue-page.tsx';
import { apiQuery } from '#lib/api/query.ts';
import { NotFoundPage } from '../not-found-page.tsx';

/** The form of an open, for those who may edit it; for others the page does not exist. */
export function EditOpenGuard() {
  const { openId } = useParams({ from: '/main/single-open/$openId/edit' });
  const { data: open } = useQuery(apiQuery(getOpen, { params: { id: openId } }));
  return open && !open.may.manage ? <NotFoundPage /> : <EditOpenPage />;
}

/** The form of a venue, for those who may edit it; for others the page does not exist. */
export function EditVenueGuard() {
  const { venueId } = useParams({ from: '/main/venues/$venueId/edit' });
  const { data: venue } = useQuery(apiQuery(getVenue, { params: { id: venueId } }));
  return venue && !venue.mine ? <NotFoundPage /> : <EditVenuePage />;
}
