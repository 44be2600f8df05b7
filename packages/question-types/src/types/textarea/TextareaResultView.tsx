import { Text } from '@folkmoot/ui';
import { PersonalResultView } from '../../personal/PersonalResultView';
import type { ResultProps } from '../../views';
import { messages } from './textarea.messages';

export const TextareaResultView = ({ result }: ResultProps) =>
  result.isPersonal ? (
    <PersonalResultView result={result} />
  ) : (
    <Text size="sm">{result.answered === 0 ? messages.noAnswers : messages.written(result.answered)}</Text>
  );
