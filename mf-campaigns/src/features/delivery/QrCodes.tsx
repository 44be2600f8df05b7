import {
  type CampaignDetail,
  createQrCodeOperation,
  getCampaignOperation,
  MAX_QR_CODE_LABEL,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useCan, useInvalidate, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, Group, IconQrcode, SearchBox, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { Toolbar } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { DownloadAll } from './DownloadAll';
import { messages } from './delivery.messages';
import classes from './delivery.module.css';
import { paperNote } from './paper-letters';
import { QrCodeRow } from './QrCodeRow';
import { codesAt } from './qr-codes.domain';
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

const AnotherCode = ({ campaignId }: { campaignId: string }) => {
  const [label, setLabel] = useState('');
  const { generate, isPending } = useGenerate(campaignId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() && (await generate(label.trim()))) setLabel('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label={texts.another}
          placeholder={texts.anotherHint}
          value={label}
          maxLength={MAX_QR_CODE_LABEL}
          onChange={(event) => setLabel(event.currentTarget.value)}
          flex={1}
          miw={200}
        />
        <Button type="submit" variant="default" loading={isPending} disabled={!label.trim()}>
          {texts.generate}
        </Button>
      </Group>
    </form>
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

/** So many places fit on the screen with their details. */
const MOST_OPEN = 3;
const MOST_WITHOUT_SEARCH = 10;

/** The places, with the files of all of them, and a search when there are many. */
const Places = ({ campaign }: { campaign: CampaignDetail }) => {
  const { qrCodes: codes, publicUrl } = campaign;
  const [search, setSearch] = useState('');
  const shown = codesAt(codes, search);
  const hasSearch = codes.length > MOST_WITHOUT_SEARCH;
  const off = codes.filter(({ isActive }) => !isActive).length;
  const isWhole = shown.length === codes.length;
  return (
    <Stack gap="xs">
      {codes.length > 1 && (
        <Toolbar
          label={texts.toolbar}
          search={hasSearch && <SearchBox label={texts.search} value={search} onChange={setSearch} />}
          count={isWhole ? texts.count(codes.length, off) : texts.countOf(shown.length, codes.length)}
          view={<DownloadAll campaign={campaign} />}
        />
      )}
      {shown.length === 0 && (
        <Text c="dimmed" role="status">
          {texts.noMatch}
        </Text>
      )}
      <ul className={classes.codes} aria-label={texts.places}>
        {shown.map((code) => (
          <QrCodeRow key={code.id} code={code} publicUrl={publicUrl} isOpenAtFirst={codes.length <= MOST_OPEN} />
        ))}
      </ul>
    </Stack>
  );
};

/** The codes of the campaign. Viewing creates none: the button and activation do. */
export const QrCodes = ({ campaign }: { campaign: CampaignDetail }) => {
  const { qrCodes: codes, title, surveyData } = campaign;
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
        {hasCodes && canEdit && <AnotherCode campaignId={campaign.id} />}
        {hasCodes ? <Places campaign={campaign} /> : <NoCodes campaignId={campaign.id} />}
      </Stack>
    </Card>
  );
};
