import { PageError } from '@folkmoot/ui';
import { Whole } from '../session';
import { messages } from './app.messages';

/** The last resort: something of the shell itself broke, or a part of it could not be fetched. */
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
