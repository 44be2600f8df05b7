import { type MailingKind, previewMailingOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Group, PageLoading, QueryStates, Title, useDebouncedValue } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './mailings.messages';
import classes from './mailings.module.css';

const texts = messages.preview;
const AFTER_MS = 400;
const shapes = ['desktop', 'phone', 'plain'] as const;
type Shape = (typeof shapes)[number];

interface Props {
  draft: { campaignId: string; kind: MailingKind; subject: string; text: string };
}

/** The message as the server would send it: what is shown is what arrives. Nothing in it runs. */
export const MailingPreview = ({ draft }: Props) => {
  const [shape, setShape] = useState<Shape>('desktop');
  const [settled] = useDebouncedValue(draft, AFTER_MS);
  const isWhole = settled.subject.trim() !== '' && settled.text.trim() !== '';
  const mail = useOperation(
    previewMailingOperation,
    { body: settled },
    { placeholderData: keepPreviousData, enabled: isWhole, retry: false },
  );
  return (
    <>
      <Group justify="space-between" p="sm">
        <Title order={3}>{messages.editor.preview}</Title>
        <SegmentedControl
          size="xs"
          aria-label={texts.shape}
          data={shapes.map((value) => ({ value, label: texts[value] }))}
          value={shape}
          onChange={(value) => setShape(shapes.find((each) => each === value) ?? 'desktop')}
        />
      </Group>
      <QueryStates
        query={mail}
        loading={<PageLoading label={texts.loading} shape="table" count={4} />}
        errorTitle={texts.failed}
      >
        {({ from, replyTo, subject, html, text }) => (
          <>
            <dl className={classes.head}>
              <dt>{texts.from}</dt>
              <dd>{from}</dd>
              <dt>{texts.replyTo}</dt>
              <dd>{replyTo || texts.noReply}</dd>
              <dt>{texts.subject}</dt>
              <dd>
                <strong>{subject}</strong>
              </dd>
            </dl>
            {shape === 'plain' ? (
              <pre className={classes.plain}>{text}</pre>
            ) : (
              <div className={classes.screen}>
                <iframe
                  className={shape === 'phone' ? classes.phone : classes.desktop}
                  title={texts.frame}
                  sandbox=""
                  srcDoc={html}
                />
              </div>
            )}
          </>
        )}
      </QueryStates>
    </>
  );
};
