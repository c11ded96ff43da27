import { UserPage } from '#features/admin/users/user-page.tsx';
import { UserTrust } from '#features/trust/user-trust.tsx';

/** For admins: one account, with its trust as an organiser. */
export function UserAdminPage() {
  return <UserPage Trust={UserTrust} />;
}
