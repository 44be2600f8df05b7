import { isColour, MAX_COUNCIL_FOOTER, MAX_LOGO_ALT, MAX_THANK_YOU } from '@folkmoot/contracts/client';
import { SimpleGrid, Stack, TextInput } from '@folkmoot/ui';
import { Switch, Textarea } from '@folkmoot/ui/controls';
import { messages as pageMessages } from '../council-settings.messages';
import { SettingsForm } from '../form/SettingsForm';
import { type SettingsFormState, useSettingsForm } from '../form/use-settings-form';
import { useSettings } from '../SettingsPage';
import { BrandingPreview } from './BrandingPreview';
import { type BrandingDraft, bodyOf, colours, draftOf } from './branding.domain';
import { messages as texts } from './branding.messages';
import { ColourField } from './ColourField';
import { LogoField, PictureField } from './ImageField';

interface FieldsProps {
  form: SettingsFormState<BrandingDraft>;
  readOnly: boolean;
}

const Colours = ({ form: { draft, change }, readOnly }: FieldsProps) => (
  <SimpleGrid cols={{ base: 1, sm: 3 }}>
    {colours.map((colour) => (
      <ColourField
        key={colour}
        label={texts.fields[colour]}
        help={texts.help[colour]}
        value={draft[colour]}
        carriesText={colour === 'primaryColor'}
        readOnly={readOnly}
        onChange={(value) => change({ [colour]: value })}
      />
    ))}
  </SimpleGrid>
);

export const BrandingTab = () => {
  const { council, readOnly } = useSettings();
  const form = useSettingsForm({ council, draftOf, bodyOf });
  const { draft, change } = form;
  const needsAlt = council.branding.logoUrl !== null && draft.logoAlt.trim() === '';
  return (
    <Stack>
      <SettingsForm
        title={pageMessages.tabs.branding}
        description={texts.description}
        form={form}
        readOnly={readOnly}
        hasErrors={colours.some((colour) => !isColour(draft[colour]))}
        labelOf={(field) => texts.fields[field]}
      >
        <LogoField council={council} readOnly={readOnly} />
        <TextInput
          label={texts.fields.logoAlt}
          description={texts.help.logoAlt}
          value={draft.logoAlt}
          maxLength={MAX_LOGO_ALT}
          error={needsAlt ? texts.altMissing : form.problemOf('branding.logoAlt')}
          readOnly={readOnly}
          onChange={(event) => change({ logoAlt: event.currentTarget.value })}
        />
        <PictureField council={council} readOnly={readOnly} />
        <TextInput
          label={texts.fields.pictureAlt}
          description={texts.help.pictureAlt}
          value={draft.pictureAlt}
          maxLength={MAX_LOGO_ALT}
          error={form.problemOf('branding.pictureAlt')}
          readOnly={readOnly}
          onChange={(event) => change({ pictureAlt: event.currentTarget.value })}
        />
        <Colours form={form} readOnly={readOnly} />
        <Textarea
          label={texts.fields.customFooter}
          description={texts.help.customFooter}
          value={draft.customFooter}
          maxLength={MAX_COUNCIL_FOOTER}
          autosize
          minRows={2}
          readOnly={readOnly}
          onChange={(event) => change({ customFooter: event.currentTarget.value })}
        />
        <Textarea
          label={texts.fields.thankYouText}
          description={texts.help.thankYouText}
          value={draft.thankYouText}
          maxLength={MAX_THANK_YOU}
          autosize
          minRows={2}
          readOnly={readOnly}
          onChange={(event) => change({ thankYouText: event.currentTarget.value })}
        />
        <Switch
          label={texts.fields.showPoweredBy}
          description={texts.help.showPoweredBy}
          checked={draft.showPoweredBy}
          disabled={readOnly}
          onChange={(event) => change({ showPoweredBy: event.currentTarget.checked })}
        />
      </SettingsForm>
      <BrandingPreview council={council} draft={draft} />
    </Stack>
  );
};
