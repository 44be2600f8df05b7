import { Alert } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../icons';
import type { Tone } from '../theme/palette';
import { uiMessages } from '../ui.messages';
import { BANNER_MS, useLifetime } from './use-lifetime';

export type MessageKind = 'success' | 'info' | 'warning' | 'error';

export const messageLooks: Readonly<Record<MessageKind, { color: Tone; icon: typeof IconInfoCircle }>> = {
  success: { color: 'green', icon: IconCircleCheck },
  info: { color: 'accent', icon: IconInfoCircle },
  warning: { color: 'amber', icon: IconAlertTriangle },
  error: { color: 'red', icon: IconAlertTriangle },
};

interface Props {
  kind: MessageKind;
  children: ReactNode;
  title?: string;
  onClose?: () => void;
  /** Time in milliseconds until the banner closes. Null keeps it open. Errors stay until dismissed. */
  lifetime?: number | null;
}

/** A message within the page: goes after 5 seconds unless focused or pointed at; errors stay. */
export const Banner = ({ kind, children, title, onClose, lifetime = BANNER_MS }: Props) => {
  const [isGone, setIsGone] = useState(false);
  const close = useCallback(() => {
    setIsGone(true);
    onClose?.();
  }, [onClose]);
  const pauseHandlers = useLifetime(kind === 'error' || isGone ? null : lifetime, close);
  if (isGone) return null;
  const { color, icon: Icon } = messageLooks[kind];
  return (
    <Alert
      color={color}
      role={kind === 'error' ? 'alert' : 'status'}
      title={title}
      icon={<Icon stroke={1.5} aria-hidden="true" />}
      withCloseButton
      closeButtonLabel={uiMessages.dismiss}
      onClose={close}
      {...pauseHandlers}
    >
      {children}
    </Alert>
  );
};
