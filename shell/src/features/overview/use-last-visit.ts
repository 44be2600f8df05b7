import { useSession } from '@folkmoot/shell-sdk';
import { useEffect, useState } from 'react';
import { noteVisit } from './last-visit';

/** End of the visit before as ISO text; undefined on the first visit. A new visit can begin while the page is open. */
export const useLastVisit = (): string | undefined => {
  const { user, council } = useSession();
  const owner = `${council?.id ?? ''}:${user.id}`;
  const [mark, setMark] = useState(() => noteVisit(owner));
  useEffect(() => {
    const note = () => setMark(noteVisit(owner));
    document.addEventListener('visibilitychange', note);
    return () => {
      document.removeEventListener('visibilitychange', note);
      noteVisit(owner);
    };
  }, [owner]);
  return mark.since === null ? undefined : new Date(mark.since).toISOString();
};
