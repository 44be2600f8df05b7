import { messages } from '../../choices/choices.messages';
import { DistributionView } from '../../choices/DistributionView';
import type { ResultProps } from '../../views';

export const MultiselectResultView = (props: ResultProps) => (
  <DistributionView {...props} base={messages.severalBase} />
);
