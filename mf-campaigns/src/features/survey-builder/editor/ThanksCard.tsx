import { Card, Group, IconHeartHandshake, Text } from '@folkmoot/ui';
import { messages } from './editor.messages';
import classes from './editor.module.css';

/** Says what residents see after they have sent their answers. These texts are the same for all surveys. */
export const ThanksCard = () => (
  <section data-part="thanks" aria-label={messages.thanks} className={classes.card}>
    <Card className={classes.fold} data-title tabIndex={-1}>
      <Group gap={8} mb={4}>
        <IconHeartHandshake size={18} stroke={1.5} aria-hidden="true" />
        <Text fw={600}>{messages.thanks}</Text>
      </Group>
      <Text c="dimmed">{messages.thanksText}</Text>
    </Card>
  </section>
);
