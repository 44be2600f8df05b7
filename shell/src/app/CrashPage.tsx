import { PageError } from '@folkmoot/ui';
import { Whole } from '../entities/session';
import { messages } from './app.messages';

/** Shown when the shell itself fails, or a part of it cannot be loaded. */
export const CrashPage = () => (
  <Whole>
    <PageError
      title={messages.crashTitle}
      text={messages.crashText}
      retryLabel={messages.reload}
      onRetry={() => window.location.reload()}
    />
  </Whole>
);
