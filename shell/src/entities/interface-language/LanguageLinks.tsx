import { interfaceLanguage, interfaceLanguages } from '@folkmoot/contracts/client';
import { Anchor, Group, Text } from '@folkmoot/ui';
import { changeLanguage } from './chosen-language';
import { languageNames, messages } from './language.messages';

/** `English | Cymraeg`, for pages before sign-in. */
export const LanguageLinks = () => (
  <Group component="nav" justify="center" gap="sm" aria-label={messages.language}>
    {interfaceLanguages.map((language) =>
      language === interfaceLanguage() ? (
        <Text key={language} span size="sm" fw={600} lang={language} aria-current="true">
          {languageNames[language]}
        </Text>
      ) : (
        <Anchor
          key={language}
          component="button"
          type="button"
          size="sm"
          underline="always"
          lang={language}
          onClick={() => changeLanguage(language)}
        >
          {languageNames[language]}
        </Anchor>
      ),
    )}
  </Group>
);
