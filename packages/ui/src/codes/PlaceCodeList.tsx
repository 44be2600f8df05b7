import { qrCodeSetFiles } from '@folkmoot/contracts/client';
import { Menu, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../form/Button';
import { SearchBox } from '../form/SearchBox';
import { IconChevronDown, IconDownload, IconFileText, IconPhoto } from '../icons';
import { Toolbar } from '../layout/Toolbar';
import { PlaceCodeRow } from './PlaceCodeRow';
import type { CodesOwner, PlaceCode } from './place-code.types';
import { placeCodeMessages as texts } from './place-codes.messages';
import classes from './place-codes.module.css';
import { codesAt } from './search';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** So many places are open at first: they fit on the screen with their details. */
const MOST_OPEN = 3;
const MOST_WITHOUT_SEARCH = 10;

interface Props {
  codes: readonly PlaceCode[];
  owner: CodesOwner;
}

interface ListProps extends Props {
  /** With more places, all rows are closed at first. */
  mostOpen?: number;
}

/** All places in one file: a PDF with a sheet for each, or a ZIP with pictures. */
const DownloadAll = ({ codes, owner }: Props) => {
  const inUse = codes.filter(({ isActive }) => isActive).length;
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          disabled={inUse === 0}
          leftSection={<IconDownload {...icon} />}
          rightSection={<IconChevronDown {...icon} />}
        >
          {texts.all.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.all.note(inUse)}</Menu.Label>
        {qrCodeSetFiles.map((file) => (
          <Menu.Item
            key={file}
            component="a"
            href={owner.setHref(file)}
            download={`qr-${owner.setName}-${file}`}
            leftSection={file === 'pictures.zip' ? <IconPhoto {...icon} /> : <IconFileText {...icon} />}
          >
            {texts.all.files[file]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** The places of a survey or a sign-up page, with the files of all of them, and a search when there are many. */
export const PlaceCodeList = ({ codes, owner, mostOpen = MOST_OPEN }: ListProps) => {
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
          view={<DownloadAll codes={codes} owner={owner} />}
        />
      )}
      {shown.length === 0 && (
        <Text c="dimmed" role="status">
          {texts.noMatch}
        </Text>
      )}
      <ul className={classes.codes} aria-label={texts.places}>
        {shown.map((code) => (
          <PlaceCodeRow key={code.id} code={code} owner={owner} isOpenAtFirst={codes.length <= mostOpen} />
        ))}
      </ul>
    </Stack>
  );
};
