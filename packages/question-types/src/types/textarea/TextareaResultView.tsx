import { Text } from '@folkmoot/ui';
import type { ResultProps } from '../../views';
import { messages } from './textarea.messages';

export const TextareaResultView = ({ result }: ResultProps) => (
  <Text size="sm">{result.answered === 0 ? messages.noAnswers : messages.written(result.answered)}</Text>
);
