import {
  getCampaignOperation,
  getQrCodePaperOperation,
  MAX_QR_CODE_LABEL,
  type QrCode,
  qrCodePapers,
  slugify,
  updateQrCodeOperation,
} from '@folkmoot/contracts/client';
import { hrefOf, notify, useCan, useInvalidate, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import {
  Button,
  Group,
  IconChevronDown,
  IconDownload,
  IconExternalLink,
  IconFileText,
  Stack,
  Text,
  TextInput,
} from '@folkmoot/ui';
import { CopyAddress, Menu, Switch } from '@folkmoot/ui/controls';
import { type KeyboardEvent, useState } from 'react';
import { messages } from './delivery.messages';
import classes from './delivery.module.css';

const texts = messages.qrCodes;
const SIDE = 148;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface Change {
  label?: string;
  isActive?: boolean;
  hasLogo?: boolean;
}

const useChange = ({ id: codeId, campaignId }: QrCode) => {
  const update = useOperationMutation(updateQrCodeOperation);
  const invalidate = useInvalidate();
  return async (body: Change) => {
    try {
      await update.mutateAsync({ params: { campaignId, codeId }, body });
      notify.success(texts.saved);
    } catch {
      notify.error(texts.notSaved);
    }
    await invalidate(getCampaignOperation);
  };
};

/** Saved on blur or Enter. Escape restores the old value. */
const PlaceField = ({ code, onChange }: { code: QrCode; onChange: (change: Change) => Promise<void> }) => {
  const [label, setLabel] = useState(code.label);
  const canEdit = useCan('campaign:edit');
  const save = () => {
    const next = label.trim();
    if (!next) setLabel(code.label);
    else if (next !== code.label) void onChange({ label: next });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setLabel(code.label);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <TextInput
      label={texts.place}
      value={label}
      maxLength={MAX_QR_CODE_LABEL}
      readOnly={!canEdit}
      onChange={(event) => setLabel(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={onKey}
      flex={1}
      miw={180}
    />
  );
};

const Files = ({ code }: { code: QrCode }) => {
  const { id: codeId, campaignId, qrCodeUrl, label: place } = code;
  const name = `qr-${slugify(place) || campaignId}-${codeId}`;
  const imageAs = (type: string): string => qrCodeUrl.replace(/png$/, type);
  return (
    <>
      <Button
        component="a"
        href={qrCodeUrl}
        download={`${name}.png`}
        variant="default"
        size="xs"
        leftSection={<IconDownload {...icon} />}
      >
        {texts.downloadPng}
      </Button>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" size="xs" rightSection={<IconChevronDown {...icon} />}>
            {texts.more}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{texts.print}</Menu.Label>
          {qrCodePapers.map((paper) => (
            <Menu.Item
              key={paper}
              component="a"
              href={hrefOf(getQrCodePaperOperation, { params: { campaignId, codeId, paper } })}
              download={`${name}-${paper}`}
              leftSection={<IconFileText {...icon} />}
            >
              {texts.papers[paper]}
            </Menu.Item>
          ))}
          <Menu.Label>{texts.image}</Menu.Label>
          {(
            [
              ['svg', texts.downloadSvg],
              ['pdf', texts.downloadPdf],
            ] as const
          ).map(([type, label]) => (
            <Menu.Item
              key={type}
              component="a"
              href={imageAs(type)}
              download={`${name}.${type}`}
              leftSection={<IconDownload {...icon} />}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
};

/** The address changes with the content of the image, because browsers cache the image. */
const shownAt = ({ qrCodeUrl, hasLogo }: QrCode, logoHash: string | null): string =>
  qrCodeUrl.replace(/png$/, hasLogo && logoHash ? `svg?logo=${logoHash.slice(0, 8)}` : 'svg');

/**
 * One code with its place and counts. Staff open the survey by its direct address, because opening the code's address
 * counts as a scan.
 */
export const QrCodeCard = ({ code, publicUrl }: { code: QrCode; publicUrl: string }) => {
  const { accessUrl, usageCount, responseCount, isActive, hasLogo, label } = code;
  const logoHash = useSession().council?.branding.logoHash ?? null;
  const change = useChange(code);
  const canEdit = useCan('campaign:edit');
  return (
    <Group align="flex-start" className={classes.codeRow}>
      <img
        src={shownAt(code, logoHash)}
        alt={texts.alt(label)}
        width={SIDE}
        height={SIDE}
        className={classes.code}
        data-off={!isActive || undefined}
      />
      <Stack gap="sm" flex={1} miw={220}>
        <Group align="flex-end">
          <PlaceField key={label} code={code} onChange={change} />
          <Switch
            label={texts.inUse}
            checked={isActive}
            disabled={!canEdit}
            onChange={(event) => void change({ isActive: event.currentTarget.checked })}
            mb={8}
          />
        </Group>
        {logoHash && (
          <Switch
            label={texts.logo}
            checked={hasLogo}
            disabled={!canEdit}
            onChange={(event) => void change({ hasLogo: event.currentTarget.checked })}
          />
        )}
        <CopyAddress
          value={accessUrl}
          label={texts.url}
          copyLabel={texts.copy}
          onCopied={() => notify.success(texts.copied)}
        />
        <Text size="sm">
          {texts.uses(usageCount, responseCount)}
          {!isActive && ` · ${texts.off}`}
        </Text>
        <Group gap="xs">
          <Files code={code} />
          <Button
            component="a"
            href={publicUrl}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="xs"
            rightSection={<IconExternalLink {...icon} />}
          >
            {texts.open}
          </Button>
        </Group>
      </Stack>
    </Group>
  );
};
