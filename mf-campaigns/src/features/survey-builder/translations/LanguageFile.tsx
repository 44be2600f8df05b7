import { languageName, lookup } from '@folkmoot/contracts/client';
import { useSurveyDraft, useTools } from '../builder-context';
import { withIntroFileOf } from '../draft/text-paths.domain';
import { IntroFileField } from '../IntroFileField';
import { messages } from './translations.messages';

/** The supporting document of one language. Without it, residents get that of the main language. */
export const LanguageFile = ({ language, main }: { language: string; main: string }) => {
  const { store, canEdit, onStorageMissing } = useTools();
  const file = useSurveyDraft((draft) => lookup(draft.introFiles, language)) ?? null;
  const shared = useSurveyDraft((draft) => draft.introFile);
  return (
    <fieldset disabled={!canEdit} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <IntroFileField
        key={language}
        label={messages.file(languageName(language))}
        help={
          shared ? messages.fileInstead(shared.name, languageName(main)) : messages.fileAlone(languageName(language))
        }
        value={file}
        onChange={(next) => store.getState().change((draft) => withIntroFileOf(draft, language, next))}
        onStorageMissing={onStorageMissing}
      />
    </fieldset>
  );
};
