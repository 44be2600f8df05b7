import { type MailDraft, previewMailOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Group, PageLoading, QueryStates, Text, useDebouncedValue } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './mails.messages';
import classes from './mails.module.css';

const texts = messages.preview;
const AFTER_MS = 400;
const shapes = ['desktop', 'phone', 'plain'] as const;
type Shape = (typeof shapes)[number];

interface Mail {
  from: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
}

const Head = ({ mail }: { mail: Mail }) => (
  <dl className={classes.head}>
    <dt>{texts.from}</dt>
    <dd>{mail.from}</dd>
    <dt>{texts.replyTo}</dt>
    <dd>{mail.replyTo || texts.noReply}</dd>
    <dt>{texts.subject}</dt>
    <dd>
      <strong>{mail.subject}</strong>
    </dd>
  </dl>
);

const Body = ({ mail, shape, title }: { mail: Mail; shape: Shape; title: string }) =>
  shape === 'plain' ? (
    <pre className={classes.plain}>{mail.text}</pre>
  ) : (
    <div className={classes.screen}>
      <iframe
        className={shape === 'phone' ? classes.phone : classes.desktop}
        title={title}
        sandbox=""
        srcDoc={mail.html}
      />
    </div>
  );

interface Props {
  draft: MailDraft;
  title: string;
  hasHead?: boolean;
}

/** A mail as the server would send it with a draft: what is shown is what arrives. */
export const MailPreview = ({ draft, title, hasHead = true }: Props) => {
  const [shape, setShape] = useState<Shape>('desktop');
  const [settled] = useDebouncedValue(draft, AFTER_MS);
  const mail = useOperation(previewMailOperation, { body: settled }, { placeholderData: keepPreviousData });
  return (
    <QueryStates
      query={mail}
      loading={<PageLoading label={texts.loading} shape="table" count={4} />}
      errorTitle={texts.failed}
    >
      {(shown) => (
        <>
          {hasHead && (
            <Group justify="space-between" p="sm">
              <Text size="sm" c="dimmed">
                {texts.help}
              </Text>
              <SegmentedControl
                size="xs"
                aria-label={texts.width}
                data={shapes.map((value) => ({ value, label: texts[value] }))}
                value={shape}
                onChange={(value) => setShape(shapes.find((each) => each === value) ?? 'desktop')}
              />
            </Group>
          )}
          {hasHead && <Head mail={shown} />}
          <Body mail={shown} shape={shape} title={title} />
        </>
      )}
    </QueryStates>
  );
};
