import {
  type CampaignDetail,
  getQrCodeSetOperation,
  type QrCodeSetFile,
  qrCodeSetFiles,
  slugify,
} from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import { Button, IconChevronDown, IconDownload, IconFileText, IconPhoto } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { messages } from './delivery.messages';

const texts = messages.qrCodes.all;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const nameOf = ({ id, title }: CampaignDetail, file: QrCodeSetFile): string => `qr-${slugify(title) || id}-${file}`;

/** All places in one file: a PDF with a sheet for each, or a ZIP with pictures. */
export const DownloadAll = ({ campaign }: { campaign: CampaignDetail }) => {
  const inUse = campaign.qrCodes.filter(({ isActive }) => isActive).length;
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          disabled={inUse === 0}
          leftSection={<IconDownload {...icon} />}
          rightSection={<IconChevronDown {...icon} />}
        >
          {texts.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.note(inUse)}</Menu.Label>
        {qrCodeSetFiles.map((file) => (
          <Menu.Item
            key={file}
            component="a"
            href={hrefOf(getQrCodeSetOperation, { params: { campaignId: campaign.id, file } })}
            download={nameOf(campaign, file)}
            leftSection={file === 'pictures.zip' ? <IconPhoto {...icon} /> : <IconFileText {...icon} />}
          >
            {texts.files[file]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
