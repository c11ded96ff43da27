import { Stack } from '#ui/layout.ts';
import { FinalPositions } from '../over/final-positions.tsx';
import { GroupsPage } from '../groups-page.tsx';
import { useOpen } from '../use-public.ts';

/** The final classification once there is one, and the groups, of which a knockout alone has none. */
export function Standings() {
  const { open } = useOpen();
  if (!open.data) return null;
  const { podium, has_groups } = open.data;
  return (
    <Stack>
      {podium.length > 0 && <FinalPositions open={open.data} />}
      {(has_groups || podium.length === 0) && (
        <div>
          <GroupsPage />
        </div>
      )}
    </Stack>
  );
}
