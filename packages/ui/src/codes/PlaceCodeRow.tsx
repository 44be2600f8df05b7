import { MAX_QR_CODE_LABEL } from '@folkmoot/contracts/client';
import { Badge, Group, Stack, Switch, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { notify } from '../feedback/notify';
import { Button } from '../form/Button';
import { CopyAddress } from '../form/CopyAddress';
import { IconChevronRight, IconDownload, IconExternalLink } from '../icons';
import { codeFileName, PlaceCodeFiles } from './PlaceCodeFiles';
import type { CodesOwner, PlaceCode } from './place-code.types';
import { placeCodeMessages as texts } from './place-codes.messages';
import classes from './place-codes.module.css';

const SIDE = 148;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  code: PlaceCode;
  owner: CodesOwner;
}

/** Saved on blur or Enter. Escape restores the old value. */
const PlaceField = ({ code, owner: { canEdit, onChange } }: Props) => {
  const [label, setLabel] = useState(code.label);
  const save = () => {
    const next = label.trim();
    if (!next) setLabel(code.label);
    else if (next !== code.label) void onChange(code.id, { label: next });
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

/** The address changes with the content of the image, because browsers cache the image. */
const shownAt = ({ imageUrl, hasLogo }: PlaceCode, logoHash: string | null): string =>
  imageUrl.replace(/png$/, hasLogo && logoHash ? `svg?logo=${logoHash.slice(0, 8)}` : 'svg');

/** The picture, the settings and the address of a code. */
const Details = ({ code, owner }: Props) => {
  const { id, accessUrl, imageUrl, isActive, hasLogo, isSharedPlace, label } = code;
  const { canEdit, logoHash, publicUrl, onChange } = owner;
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
          <PlaceField key={label} code={code} owner={owner} />
          <Switch
            label={texts.inUse}
            checked={isActive}
            disabled={!canEdit}
            onChange={(event) => void onChange(id, { isActive: event.currentTarget.checked })}
            mb={8}
          />
        </Group>
        {!isActive && <Text size="sm">{texts.off}</Text>}
        {logoHash && (
          <Switch
            label={texts.logo}
            checked={hasLogo}
            disabled={!canEdit}
            onChange={(event) => void onChange(id, { hasLogo: event.currentTarget.checked })}
          />
        )}
        {isSharedPlace !== undefined && (
          <Switch
            label={texts.sharedPlace}
            description={texts.sharedPlaceHint}
            checked={isSharedPlace}
            disabled={!canEdit}
            onChange={(event) => void onChange(id, { isSharedPlace: event.currentTarget.checked })}
          />
        )}
        <CopyAddress
          value={accessUrl}
          label={owner.texts.url}
          copyLabel={texts.copy}
          onCopied={() => notify.success(texts.copied)}
        />
        <Group gap="xs">
          <Button
            component="a"
            href={imageUrl}
            download={`${codeFileName(code, owner)}.png`}
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
            {owner.texts.open}
          </Button>
        </Group>
      </Stack>
    </Group>
  );
};

/** One code as a row with its place, counts and files. Opens to its details. */
export const PlaceCodeRow = ({ isOpenAtFirst, code, owner }: Props & { isOpenAtFirst: boolean }) => {
  const { label, uses, isActive } = code;
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
            {uses}
          </Text>
        </UnstyledButton>
        {!isActive && <Badge color="gray">{texts.notInUse}</Badge>}
        <PlaceCodeFiles code={code} owner={owner} />
      </div>
      <div id={details}>{isOpen && <Details code={code} owner={owner} />}</div>
    </li>
  );
};
