import type { Branding, Council } from '@folkmoot/contracts/client';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { MailPreview } from '../mails/MailPreview';
import { type BrandingDraft, shownBranding } from './branding.domain';
import { messages } from './branding.messages';
import classes from './branding.module.css';
import { PdfPreview } from './PdfPreview';
import { SurveyPreview } from './SurveyPreview';

const texts = messages.preview;
const kinds = ['survey', 'mail', 'pdf'] as const;
type Kind = (typeof kinds)[number];

/** Only what staff edit: the images are stored already. */
const mailBranding = (branding: Branding) => {
  const {
    logoUrl: _,
    logoHash: __,
    logoWidth: ___,
    logoHeight: ____,
    pictureUrl: _____,
    pictureHash: ______,
    ...edited
  } = branding;
  return edited;
};

const Shown = ({ kind, council, branding }: { kind: Kind; council: Council; branding: Branding }) => {
  if (kind === 'survey') return <SurveyPreview council={council} branding={branding} />;
  if (kind === 'pdf') return <PdfPreview name={council.name} branding={branding} />;
  return <MailPreview draft={{ branding: mailBranding(branding) }} title={texts.mailFrame} hasHead={false} />;
};

/** Three previews of the council's branding, with the unsaved draft. */
export const BrandingPreview = ({ council, draft }: { council: Council; draft: BrandingDraft }) => {
  const [kind, setKind] = useState<Kind>('survey');
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack>
        <div>
          <Title order={2} size="h3">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.help}
          </Text>
        </div>
        <SegmentedControl
          aria-label={texts.choose}
          data={kinds.map((value) => ({ value, label: texts[value] }))}
          value={kind}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'survey')}
        />
        <div className={classes.preview}>
          <Shown kind={kind} council={council} branding={shownBranding(council.branding, draft)} />
        </div>
      </Stack>
    </Card>
  );
};
