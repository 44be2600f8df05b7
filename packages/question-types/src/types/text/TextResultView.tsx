import { Text } from '@folkmoot/ui';
import { messages } from '../../choices/choices.messages';
import { PersonalResultView } from '../../personal/PersonalResultView';
import type { ResultProps } from '../../views';

export const TextResultView = ({ result }: ResultProps) =>
  result.isPersonal ? (
    <PersonalResultView result={result} />
  ) : (
    <Text size="sm">{result.answered === 0 ? messages.noAnswers : messages.written(result.answered)}</Text>
  );
