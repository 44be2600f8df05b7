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
  Badge,
  Button,
  Group,
  IconChevronDown,
  IconChevronRight,
  IconDownload,
  IconExternalLink,
  IconFileText,
  IconPhoto,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
  useId,
} from '@folkmoot/ui';
import { CopyAddress, Menu, Switch } from '@folkmoot/ui/controls';
import { type KeyboardEvent, useState } from 'react';
import { messages } from './delivery.messages';
import classes from './delivery.module.css';

const texts = messages.qrCodes;
const SIDE = 148;
const imageTypes = ['png', 'svg', 'pdf'] as const;
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
    if (event.key === 'Enter') save();
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

const imageAs = ({ qrCodeUrl }: QrCode, type: string): string => qrCodeUrl.replace(/png$/, type);

const nameOf = ({ id, campaignId, label }: QrCode): string => `qr-${slugify(label) || campaignId}-${id}`;

const Files = ({ code }: { code: QrCode }) => {
  const { id: codeId, campaignId } = code;
  const name = nameOf(code);
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          aria-label={texts.downloadOf(code.label)}
          rightSection={<IconChevronDown {...icon} />}
        >
          {texts.download}
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
        {imageTypes.map((type) => (
          <Menu.Item
            key={type}
            component="a"
            href={imageAs(code, type)}
            download={`${name}.${type}`}
            leftSection={<IconPhoto {...icon} />}
          >
            {texts.images[type]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** The address changes with the content of the image, because browsers cache the image. */
const shownAt = ({ qrCodeUrl, hasLogo }: QrCode, logoHash: string | null): string =>
  qrCodeUrl.replace(/png$/, hasLogo && logoHash ? `svg?logo=${logoHash.slice(0, 8)}` : 'svg');

interface Props {
  code: QrCode;
  /** Staff open the survey here, because opening the code's address counts as a scan. */
  publicUrl: string;
}

/** The picture, the settings and the address of a code. */
const Details = ({ code, publicUrl }: Props) => {
  const { accessUrl, qrCodeUrl, isActive, hasLogo, label } = code;
  const logoHash = useSession().council?.branding.logoHash ?? null;
  const change = useChange(code);
  const canEdit = useCan('campaign:edit');
  return (
    <Group align="flex-start" pb="md">
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
        {!isActive && <Text size="sm">{texts.off}</Text>}
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
        <Group gap="xs">
          <Button
            component="a"
            href={qrCodeUrl}
            download={`${nameOf(code)}.png`}
            variant="default"
            size="xs"
            leftSection={<IconDownload {...icon} />}
          >
            {texts.downloadPng}
          </Button>
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

/** One code as a row with its place, counts and files. Opens to its details. */
export const QrCodeRow = ({ isOpenAtFirst, ...props }: Props & { isOpenAtFirst: boolean }) => {
  const { label, usageCount, responseCount, isActive } = props.code;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const details = useId();
  return (
    <li className={classes.codeRow}>
      <div className={classes.codeHead}>
        <UnstyledButton
          className={classes.codeToggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronRight {...icon} className={classes.codeMark} />
          <span className={classes.codeName}>{label}</span>
          <Text span size="xs" c="dimmed" className="tabular">
            {texts.uses(usageCount, responseCount)}
          </Text>
        </UnstyledButton>
        {!isActive && <Badge color="gray">{texts.notInUse}</Badge>}
        <Files code={props.code} />
      </div>
      <div id={details}>{isOpen && <Details {...props} />}</div>
    </li>
  );
};
