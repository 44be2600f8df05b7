import type { ReportAudience, ReportFormat, reportFormats } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Button, Group, IconChevronDown, IconDownload, notify, ProgressBar } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { DocumentDialog, downloadReport } from '../../entities/report/report-frame';
import { messages } from './report-builder.messages';
import classes from './report-builder.module.css';

interface Props {
  campaignId: string;
  /** Saves what is not saved yet. False when it could not be saved. */
  beforeDownload: () => Promise<boolean>;
}

/** The arranged report as a file, with its progress. */
export const Downloads = ({ campaignId, beforeDownload }: Props) => {
  const canExport = useCan('report:export');
  const [asking, setAsking] = useState<ReportFormat | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  if (!canExport) return null;
  const download = async (format: ReportFormat, audience: ReportAudience) => {
    const own = new AbortController();
    stop.current = own;
    setPercent(0);
    try {
      if (await beforeDownload()) {
        const wanted = { campaignId, asked: { layout: 'saved' as const }, format, audience };
        const name = await downloadReport({ ...wanted, signal: own.signal, onProgress: setPercent });
        notify.success(messages.downloaded(name));
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      if (!own.signal.aborted) notify.error(`${messages.downloadFailed} ${reason}`.trim());
    }
    setPercent(null);
  };
  if (percent !== null)
    return (
      <Group gap="xs">
        <ProgressBar value={percent} max={100} label={messages.makingLabel} />
        <span role="status" className={classes.heard}>
          {messages.making(percent)}
        </span>
        <Button variant="default" onClick={() => stop.current?.abort()}>
          {messages.cancel}
        </Button>
      </Group>
    );
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
          >
            {messages.download}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['pdf', 'docx', 'html'] satisfies (typeof reportFormats)[number][]).map((format) => (
            <Menu.Item key={format} onClick={() => setAsking(format)}>
              {messages.formats[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asking && (
        <DocumentDialog
          title={messages.downloadAs(messages.formats[asking])}
          onClose={() => setAsking(null)}
          onMake={(audience) => {
            setAsking(null);
            void download(asking, audience);
          }}
        />
      )}
    </>
  );
};
