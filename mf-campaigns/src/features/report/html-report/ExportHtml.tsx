import type { Report } from '@folkmoot/contracts/client';
import { momentInWords, notify, useCan, useSession } from '@folkmoot/shell-sdk';
import { Button, IconFileText } from '@folkmoot/ui';
import { messages } from '../report.messages';

interface Props {
  report: Report | undefined;
  isAllTime: boolean;
}

const FALLBACK = '#2563eb';

const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
};

const nameOf = (title: string, generatedAt: string): string =>
  `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_')}_report_${generatedAt.slice(0, 'YYYY-MM-DD'.length)}.html`;

/** The report as a document that screen readers read and printers print: headings and tables (E-39). */
export const ExportHtml = ({ report, isAllTime }: Props) => {
  const { council } = useSession();
  const canExport = useCan('report:export');
  if (!canExport) return null;
  const run = async () => {
    if (!report || report.responses === 0) return notify.error(messages.noResponsesForReport);
    const { reportHtml } = await import('./report-html');
    const generatedAt = new Date().toISOString();
    const text = reportHtml({
      report,
      council: council?.name ?? '',
      colour: council?.branding.primaryColor ?? FALLBACK,
      language: 'en',
      isAllTime,
      generated: momentInWords(generatedAt, report.timezone),
    });
    save(text, nameOf(report.title, generatedAt));
  };
  return (
    <Button
      variant="default"
      leftSection={<IconFileText size={16} stroke={1.5} aria-hidden="true" />}
      disabled={!report}
      onClick={() => void run()}
    >
      {messages.exportHtml}
    </Button>
  );
};
