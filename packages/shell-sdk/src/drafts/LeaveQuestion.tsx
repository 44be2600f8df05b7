import { Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../navigation/use-leave-guard';
import { messages } from './drafts.messages';
import { type UnsavedWork, useAllUnsavedWork } from './unsaved-work';

const texts = messages.leave;

/** Resolves to true when all forms have saved themselves. */
const saveAll = async (works: readonly UnsavedWork[]): Promise<boolean> => {
  const results = await Promise.all(works.map(({ saveBeforeLeaving }) => saveBeforeLeaving?.() ?? false));
  return results.every(Boolean);
};

const Guard = ({ works }: { works: readonly UnsavedWork[] }) => {
  const leaving = useLeaveGuard(works.length > 0);
  const [isAsking, setIsAsking] = useState(false);
  const isBlocked = leaving.state === 'blocked';
  const onBlocked = useRef(async () => {});
  onBlocked.current = async () => {
    if (await saveAll(works)) leaving.proceed?.();
    else setIsAsking(true);
  };
  useEffect(() => {
    if (isBlocked) void onBlocked.current();
    else setIsAsking(false);
  }, [isBlocked]);
  const notes = new Set(works.flatMap(({ note }) => note ?? []));
  return (
    <ConfirmDialog
      opened={isBlocked && isAsking}
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      isDangerous
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    >
      {[...notes].map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
    </ConfirmDialog>
  );
};

/**
 * Asks before the person leaves a page with unsaved changes. The shell renders it once, beside the remote, because the
 * router supports only one blocker. A form registers with `useDraft` or `useUnsavedWork`.
 */
export const LeaveQuestion = () => {
  const works = useAllUnsavedWork();
  // Earlier releases of remotes have their own blocker and register nothing here, so this one must not exist for them.
  const [isNeeded, setIsNeeded] = useState(false);
  if (works.length > 0 && !isNeeded) setIsNeeded(true);
  return isNeeded ? <Guard works={works} /> : null;
};
