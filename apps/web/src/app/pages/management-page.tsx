import { ManagementPage as Management } from '#features/management/management-page.tsx';
import { showEntrants } from './show-entrants.tsx';

/** What the user runs and where they play, with the dialog to change a registration. */
export const ManagementPage = () => <Management entrants={showEntrants} />;
