import {
  type CampaignDetail,
  createQrCodeOperation,
  getCampaignOperation,
  getQrCodePaperOperation,
  getQrCodeSetOperation,
  type QrCode,
  slugify,
  updateQrCodeOperation,
} from '@folkmoot/contracts/client';
import {
  hrefOf,
  isApiError,
  notify,
  useCan,
  useInvalidate,
  useOperationMutation,
  useSession,
} from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, IconQrcode, Stack, Text, Title } from '@folkmoot/ui';
import {
  AnotherPlace,
  type CodesOwner,
  type PlaceCode,
  type PlaceCodeChange,
  PlaceCodeList,
} from '@folkmoot/ui/controls';
import { messages } from './delivery.messages';
import { paperNote } from './paper-letters';
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

const useChange = (campaignId: string) => {
  const update = useOperationMutation(updateQrCodeOperation);
  const invalidate = useInvalidate();
  return async (codeId: string, body: PlaceCodeChange) => {
    try {
      await update.mutateAsync({ params: { campaignId, codeId }, body });
      notify.success(texts.saved);
    } catch {
      notify.error(texts.notSaved);
    }
    await invalidate(getCampaignOperation);
  };
};

const AnotherCode = ({ campaignId }: { campaignId: string }) => {
  const { generate, isPending } = useGenerate(campaignId);
  return (
    <AnotherPlace
      placeholder={texts.anotherHint}
      buttonLabel={texts.generate}
      isPending={isPending}
      onCreate={generate}
    />
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

const toPlaceCode = ({ qrCodeUrl, usageCount, responseCount, ...code }: QrCode): PlaceCode => ({
  ...code,
  isSharedPlace: code.isSharedPlace ?? false,
  imageUrl: qrCodeUrl,
  uses: texts.uses(usageCount, responseCount),
});

const Places = ({ campaign }: { campaign: CampaignDetail }) => {
  const { id: campaignId, title, qrCodes, publicUrl } = campaign;
  const canEdit = useCan('campaign:edit');
  const logoHash = useSession().council?.branding.logoHash ?? null;
  const onChange = useChange(campaignId);
  const owner: CodesOwner = {
    fileName: campaignId,
    setName: slugify(title) || campaignId,
    publicUrl,
    canEdit,
    logoHash,
    paperHref: (codeId, paper) => hrefOf(getQrCodePaperOperation, { params: { campaignId, codeId, paper } }),
    setHref: (file) => hrefOf(getQrCodeSetOperation, { params: { campaignId, file } }),
    onChange,
    texts: { url: texts.url, open: texts.open },
  };
  return <PlaceCodeList codes={qrCodes.map(toPlaceCode)} owner={owner} />;
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
