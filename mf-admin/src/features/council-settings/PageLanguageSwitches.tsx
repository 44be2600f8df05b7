import { addedLanguages, englishName, isUnreviewed, languageName } from '@folkmoot/contracts/client';
import { SimpleGrid } from '@folkmoot/ui';
import { Fieldset, Switch } from '@folkmoot/ui/controls';
import { generalMessages as texts } from './council-settings.messages';

interface Props {
  /** The language of the council, which stays on. */
  main: string;
  switchedOn: readonly string[];
  readOnly: boolean;
  onChange: (switchedOn: string[]) => void;
}

/** Languages that nobody has reviewed. They are off until the council switches them on. */
export const PageLanguageSwitches = ({ main, switchedOn, readOnly, onChange }: Props) => {
  const change = (language: string, isOn: boolean) =>
    onChange(isOn ? [...switchedOn, language] : switchedOn.filter((each) => each !== language));
  return (
    <Fieldset legend={texts.fields.pageLanguages}>
      <p>{texts.pageLanguagesHelp}</p>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {addedLanguages.filter(isUnreviewed).map((language) => (
          <Switch
            key={language}
            label={
              <>
                <span lang={language}>{languageName(language)}</span> ({englishName(language)})
              </>
            }
            description={language === main ? texts.pageLanguageIsMain : undefined}
            checked={switchedOn.includes(language)}
            disabled={readOnly || language === main}
            onChange={(event) => change(language, event.currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
};
