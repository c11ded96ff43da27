import { ManagementPage as Management } from '#features/management/management-page.tsx';
import { showEntrants } from './show-entrants.tsx';

/** What one runs and where one plays, with the dialog that changes a registration. */
export const ManagementPage = () => <Management entrants={showEntrants} />;
