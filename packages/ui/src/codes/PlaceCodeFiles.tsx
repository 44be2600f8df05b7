import { qrCodePapers, slugify } from '@folkmoot/contracts/client';
import { Menu } from '@mantine/core';
import { Button } from '../form/Button';
import { IconChevronDown, IconFileText, IconPhoto } from '../icons';
import type { CodesOwner, PlaceCode } from './place-code.types';
import { placeCodeMessages as texts } from './place-codes.messages';

const imageTypes = ['png', 'svg', 'pdf'] as const;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const imageAs = ({ imageUrl }: PlaceCode, type: string): string => imageUrl.replace(/png$/, type);

/** The name of a code's files without the extension. */
export const codeFileName = ({ id, label }: PlaceCode, { fileName }: CodesOwner): string =>
  `qr-${slugify(label) || fileName}-${id}`;

/** The papers and pictures of one code. */
export const PlaceCodeFiles = ({ code, owner }: { code: PlaceCode; owner: CodesOwner }) => {
  const name = codeFileName(code, owner);
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
            href={owner.paperHref(code.id, paper)}
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
