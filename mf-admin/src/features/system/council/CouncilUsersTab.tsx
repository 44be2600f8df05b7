import { UserList } from '../users/UsersTab';
import { useCouncilDetail } from './council-context';

/** The users of one council. */
export const CouncilUsersTab = () => <UserList councilId={useCouncilDetail().council.id} />;
