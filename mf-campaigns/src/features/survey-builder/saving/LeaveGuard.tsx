import { useLeaveGuard } from '@folkmoot/shell-sdk';
import { Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useEffect, useRef, useState } from 'react';
import { useBuilderState } from '../builder-context';
import { isDirty } from '../draft/builder.store';
import { messages } from './saving.messages';

/** Saves before one goes elsewhere in the dashboard, and asks only where that did not work. */
export const LeaveGuard = ({ flush }: { flush: () => Promise<boolean> }) => {
  const leaving = useLeaveGuard(useBuilderState(isDirty));
  const [asks, setAsks] = useState(false);
  const attempt = useRef(async () => {});
  attempt.current = async () => {
    if (await flush()) leaving.proceed?.();
    else setAsks(true);
  };
  const isBlocked = leaving.state === 'blocked';
  useEffect(() => {
    if (isBlocked) void attempt.current();
    else setAsks(false);
  }, [isBlocked]);
  return (
    <ConfirmDialog
      opened={isBlocked && asks}
      title={messages.leaveTitle}
      question={messages.leave}
      confirmLabel={messages.leaveNow}
      cancelLabel={messages.stay}
      isDangerous
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    >
      <Text size="sm">{messages.leaveKept}</Text>
    </ConfirmDialog>
  );
};
