import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { uiMessages } from '../ui.messages';
import classes from './mail-view.module.css';

const texts = uiMessages.mail;
const shapes = ['desktop', 'phone', 'plain'] as const;
export type MailShape = (typeof shapes)[number];

export interface ShownMail {
  readonly from: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The view of an email (desktop or phone), and the control that selects it. */
export const useMailShape = () => {
  const [shape, setShape] = useState<MailShape>('desktop');
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={texts.shape}
      data={shapes.map((value) => ({ value, label: texts[value] }))}
      value={shape}
      onChange={(value) => setShape(shapes.find((each) => each === value) ?? 'desktop')}
    />
  );
  return { shape, choice };
};

const Head = ({ mail: { from, replyTo, subject } }: { mail: ShownMail }) => (
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
);

interface Props {
  mail: ShownMail;
  shape: MailShape;
  /** Accessible name of the frame with the email. */
  title: string;
  hasHead?: boolean;
}

/** An email as it arrives. Scripts in it do not run. */
export const MailView = ({ mail, shape, title, hasHead = true }: Props) => (
  <>
    {hasHead && <Head mail={mail} />}
    {shape === 'plain' ? (
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
    )}
  </>
);
