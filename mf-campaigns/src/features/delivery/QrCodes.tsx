import {
  type CampaignDetail,
  createQrCodeOperation,
  getCampaignOperation,
  MAX_QR_CODE_LABEL,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useCan, useInvalidate, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, Group, IconQrcode, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { type KeyboardEvent, useState } from 'react';
import { messages } from './delivery.messages';
import { paperNote } from './paper-letters';
import { QrCodeCard } from './QrCodeCard';
import { SettingsHint } from './SettingsHint';

const texts = messages.qrCodes;

const useGenerate = (campaignId: string) => {
  const create = useOperationMutation(createQrCodeOperation);
  const invalidate = useInvalidate();
  const generate = async (label: string): Promise<boolean> => {
    try {
      await create.mutateAsync({ params: { campaignId }, body: { label } });
      notify.success(texts.generated);
    } catch (error) {
      notify.error(isApiError(error, 'qr_code_limit') ? error.message : texts.failed);
      return false;
    }
    await invalidate(getCampaignOperation);
    return true;
  };
  return { generate, isPending: create.isPending };
};

/** The tab is already a form: Enter creates the code and must not save the tab. */
const AnotherCode = ({ campaignId }: { campaignId: string }) => {
  const [label, setLabel] = useState('');
  const { generate, isPending } = useGenerate(campaignId);
  const make = async () => {
    if (label.trim() && (await generate(label.trim()))) setLabel('');
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void make();
  };
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        label={texts.another}
        placeholder={texts.anotherHint}
        value={label}
        maxLength={MAX_QR_CODE_LABEL}
        onChange={(event) => setLabel(event.currentTarget.value)}
        onKeyDown={onEnter}
        flex={1}
        miw={200}
      />
      <Button variant="default" loading={isPending} disabled={!label.trim()} onClick={() => void make()}>
        {texts.generate}
      </Button>
    </Group>
  );
};

const NoCodes = ({ campaignId }: { campaignId: string }) => {
  const canEdit = useCan('campaign:edit');
  const { generate, isPending } = useGenerate(campaignId);
  return (
    <EmptyState
      level={3}
      icon={<IconQrcode stroke={1.5} aria-hidden="true" />}
      title={texts.none}
      text={canEdit ? texts.noneHint : texts.noneYet}
      action={
        canEdit && (
          <Button loading={isPending} onClick={() => void generate(texts.usualLabel)}>
            {texts.generate}
          </Button>
        )
      }
    />
  );
};

/** The codes of the campaign. Looking never makes one: the button and activation do. */
export const QrCodes = ({ campaign }: { campaign: CampaignDetail }) => {
  const { qrCodes: codes, publicUrl, title, surveyData } = campaign;
  const canEdit = useCan('campaign:edit');
  const { council } = useSession();
  const hasLogo = Boolean(council?.branding.logoHash);
  const note = paperNote({ council, title: surveyData.title || title, places: codes.map(({ label }) => label) });
  const hasCodes = codes.length > 0;
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="md">
        <div>
          <Title order={2}>{texts.title}</Title>
          {hasCodes && <Text c="dimmed">{texts.hint}</Text>}
          {hasCodes && note && <Text c="dimmed">{note}</Text>}
          {hasCodes && canEdit && !hasLogo && (
            <SettingsHint text={texts.noLogo} section="branding" label={texts.branding} />
          )}
        </div>
        {codes.map((code) => (
          <QrCodeCard key={code.id} code={code} publicUrl={publicUrl} />
        ))}
        {!hasCodes && <NoCodes campaignId={campaign.id} />}
        {hasCodes && canEdit && <AnotherCode campaignId={campaign.id} />}
      </Stack>
    </Card>
  );
};
