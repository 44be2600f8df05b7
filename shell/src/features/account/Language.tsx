import {
  type InterfaceLanguage,
  interfaceLanguage,
  interfaceLanguages,
  updateOwnProfileOperation,
} from '@folkmoot/contracts/client';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Card, Group, IconAlertTriangle, Stack, Title } from '@folkmoot/ui';
import { Radio } from '@folkmoot/ui/controls';
import { changeLanguage, languageNames } from '../../entities/interface-language';
import { messages } from './account.messages';

/** The language of the screens. Stored with the user, so that it is the same on every device. */
export const Language = () => {
  const update = useOperationMutation(updateOwnProfileOperation);
  const choose = async (language: InterfaceLanguage) => {
    const isSaved = await update.mutateAsync({ body: { language } }).then(
      () => true,
      () => false,
    );
    if (isSaved) changeLanguage(language);
  };
  return (
    <Card>
      <Stack>
        <Title order={2} size="h4">
          {messages.language}
        </Title>
        {update.error ? (
          <Alert
            color="red"
            role="alert"
            title={messages.languageFailed}
            icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
          >
            {update.error.message}
          </Alert>
        ) : null}
        <Radio.Group
          aria-label={messages.language}
          value={interfaceLanguage()}
          onChange={(value) => void choose(value as InterfaceLanguage)}
          description={messages.languageText}
        >
          <Group gap="lg" mt="sm">
            {interfaceLanguages.map((language) => (
              <Radio
                key={language}
                value={language}
                label={<span lang={language}>{languageNames[language]}</span>}
                disabled={update.isPending}
              />
            ))}
          </Group>
        </Radio.Group>
      </Stack>
    </Card>
  );
};
