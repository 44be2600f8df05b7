import { getOptInPageQrOperation, type OptInPage } from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import {
  Alert,
  Button,
  Card,
  Group,
  IconDownload,
  IconExternalLink,
  IconFileText,
  Stack,
  Text,
  TextInput,
  Title,
} from '@folkmoot/ui';
import { CopyUrl } from '../page/CopyUrl';
import { messages } from './detail.messages';
import classes from './detail.module.css';

const texts = messages.share;
const SIDE = 176;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const fileOf = (page: OptInPage, file: 'qr.png' | 'qr.svg' | 'poster.pdf'): string =>
  hrefOf(getOptInPageQrOperation, { params: { pageId: page.id, file } });

const downloads = [
  { file: 'qr.png', label: texts.png, icon: IconDownload },
  { file: 'qr.svg', label: texts.svg, icon: IconDownload },
  { file: 'poster.pdf', label: texts.poster, icon: IconFileText },
] as const;

const Address = ({ page }: { page: OptInPage }) => (
  <Group align="flex-end" gap="xs">
    <TextInput label={texts.url} value={page.publicUrl} readOnly flex={1} miw={200} />
    <CopyUrl url={page.publicUrl} label={texts.copy} />
    {page.isActive && (
      <Button
        component="a"
        href={page.publicUrl}
        target="_blank"
        rel="noreferrer"
        variant="light"
        rightSection={<IconExternalLink {...icon} />}
      >
        {texts.open}
      </Button>
    )}
  </Group>
);

/** The path `/riverside/news`, from the current address of the page and a former slug. */
const beside = (publicUrl: string, slug: string): string => new URL(slug, publicUrl).pathname;

const FormerAddresses = ({ page }: { page: OptInPage }) => {
  const { formerSlugs = [] } = page;
  if (formerSlugs.length === 0) return null;
  const paths = formerSlugs.map((slug) => beside(page.publicUrl, slug));
  return (
    <Text size="sm" c="dimmed">
      {texts.former(paths)}
    </Text>
  );
};

/** The address of the page, its QR code, and a poster with both. */
export const SharePage = ({ page }: { page: OptInPage }) => (
  <Card component="section" aria-label={texts.title}>
    <Stack gap="sm">
      <div>
        <Title order={2}>{texts.title}</Title>
        <Text c="dimmed">{texts.hint}</Text>
      </div>
      {!page.isActive && <Alert color="amber">{texts.inactive}</Alert>}
      <Group align="flex-start" gap="lg">
        {/* A renamed page has a new code at the same address, so the key makes the browser reload the image. */}
        <img
          key={page.revision}
          src={fileOf(page, 'qr.svg')}
          alt={texts.qrAlt}
          width={SIDE}
          height={SIDE}
          className={classes.code}
        />
        <Stack gap="sm" flex={1} miw={240}>
          <Address page={page} />
          <FormerAddresses page={page} />
          <Group gap="xs">
            {downloads.map(({ file, label, icon: Icon }) => (
              <Button
                key={file}
                component="a"
                href={fileOf(page, file)}
                download={`${page.slug}-${file}`}
                variant="default"
                size="xs"
                leftSection={<Icon {...icon} />}
              >
                {label}
              </Button>
            ))}
          </Group>
        </Stack>
      </Group>
    </Stack>
  </Card>
);
