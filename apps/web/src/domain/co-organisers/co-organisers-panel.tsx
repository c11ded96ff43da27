import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type {
  inviteOrganiser,
  inviteVenueAdmin,
  listOrganisers,
  listVenueAdmins,
  LiveTopic,
  removeOrganiser,
  removeVenueAdmin,
  restoreOrganiser,
  restoreVenueAdmin,
} from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { useLive } from '#lib/live/use-live.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { CoOrganiserRow, nameOf, type Leaving } from './co-organiser-row.tsx';
import { InviteForm } from './invite-form.tsx';

/** The routes for the co-organisers of one kind of resource. */
type Routes = {
  readonly list: typeof listOrganisers | typeof listVenueAdmins;
  readonly invite: typeof inviteOrganiser | typeof inviteVenueAdmin;
  readonly remove: typeof removeOrganiser | typeof removeVenueAdmin;
  readonly restore: typeof restoreOrganiser | typeof restoreVenueAdmin;
};

export type CoOrganiserWords = {
  readonly title: string;
  readonly hint: string;
  readonly owner: string;
  readonly invited: string;
  readonly declined: string;
  readonly email: string;
  readonly invite: string;
  readonly leave: string;
  readonly left: string;
  readonly done: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly withdrawn: (email: string) => string;
  readonly copyLink: string;
  readonly linkCopied: string;
  /** What is asked before a co-organiser who accepted is removed or leaves, where that ends more than their help. */
  readonly ask?: {
    readonly remove: (name: string) => string;
    readonly leave: string;
    readonly body: string;
  };
};

type Props = {
  readonly id: string;
  /** The page of an invitation to it. */
  readonly invitation: string;
  readonly routes: Routes;
  /** What to follow, to hear of an invitation that is accepted. */
  readonly topics?: readonly LiveTopic[];
  readonly words: CoOrganiserWords;
  /** Whether the viewer may invite and remove co-organisers; anybody may leave. */
  readonly mayChange: boolean;
  /** Called when the viewer has left. */
  readonly onLeft: () => Promise<void>;
};

/** The co-organisers of a resource: invite by email, remove, leave, and undo. */
export function CoOrganisersPanel({ id, invitation, routes, topics = [], words, mayChange, onLeft }: Props) {
  const query = apiQuery(routes.list, { params: { id } });
  const coOrganisers = useQuery({ ...query, refetchInterval: useLive(query.queryKey, topics) });
  const me = useMe()?.user._id;
  const remove = useRemoval({ id, routes, words, onLeft });
  return (
    <Panel title={words.title}>
      {mayChange && <Hint sx={{ mb: 1 }}>{words.hint}</Hint>}
      {!coOrganisers.data && <LoadState query={coOrganisers} rows={{ count: 2, height: 52 }} />}
      <List disablePadding aria-label={words.title}>
        {coOrganisers.data?.collection.map((coOrganiser) => (
          <CoOrganiserRow
            key={coOrganiser._id}
            coOrganiser={coOrganiser}
            invitation={invitation}
            words={words}
            self={coOrganiser.user !== null && coOrganiser.user._id === me}
            busy={remove.isPending}
            onRemove={remove.mutate}
          />
        ))}
      </List>
      {mayChange && (
        <Box sx={{ mt: 1 }}>
          <InviteForm id={id} routes={routes} words={words} />
        </Box>
      )}
    </Panel>
  );
}

function useRemoval({ id, routes, words, onLeft }: Omit<Props, 'mayChange' | 'invitation'>) {
  const again = () => invalidate(routes.list);
  return useWrite({
    write: ({ coOrganiser }: Leaving) => call(routes.remove, { params: { id, user_id: coOrganiser._id } }),
    onSuccess: async (_, { coOrganiser, self }) => {
      const undo = () =>
        call(routes.restore, { params: { id, user_id: coOrganiser._id } }).then(() =>
          self ? queries.invalidateQueries() : again(),
        );
      const removed = coOrganiser.accepted ? words.removed : words.withdrawn;
      notifyRemoved(self ? words.left : removed(nameOf(coOrganiser)), { undo });
      await (self ? onLeft() : again());
    },
  });
}
