import { Group, Stack, Text } from '@folkmoot/ui';
import { messages } from './landing.messages';
import classes from './preview.module.css';

const { preview } = messages;
const CHOSEN = 3;
const faceMouths = ['M9 17q3-4 6 0', 'M9 16q3-2 6 0', 'M9 15.5h6', 'M9 15q3 2 6 0', 'M8.5 14q3.5 5 7 0'];
const bars = [34, 52, 47, 71, 63, 88, 100];

const Face = ({ label, index }: { label: string; index: number }) => (
  <div className={index === CHOSEN ? `${classes.face} ${classes.chosen}` : classes.face}>
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d="M9 9.5v.5M15 9.5v.5" strokeLinecap="round" strokeWidth="2" />
      <path d={faceMouths[index]} strokeLinecap="round" />
    </svg>
    {label}
  </div>
);

const Question = () => (
  <div className={classes.sheet}>
    <Stack gap="md">
      <Stack gap={8}>
        <Text size="xs" c="dimmed">
          {preview.progress}
        </Text>
        <div className={classes.track}>
          <div className={classes.done} />
        </div>
      </Stack>
      <Text fw={600} fz="1.125rem" lh={1.4}>
        {preview.question}
      </Text>
      <div className={classes.faces}>
        {preview.faces.map((label, index) => (
          <Face key={label} label={label} index={index} />
        ))}
      </div>
      <span className={classes.next}>{preview.next}</span>
    </Stack>
  </div>
);

const Results = () => (
  <div className={`${classes.sheet} ${classes.report}`}>
    <Group justify="space-between" mb="md">
      <Text fw={600}>{preview.results}</Text>
      <span className={classes.live}>{preview.live}</span>
    </Group>
    <div className={classes.bars}>
      {bars.map((height) => (
        <div key={height} className={classes.bar} style={{ blockSize: `${height}%` }} />
      ))}
    </div>
  </div>
);

/** An illustration of a survey and its report. Decorative. */
export const ProductPreview = () => (
  <div className={classes.stage} aria-hidden="true">
    <Question />
    <Results />
  </div>
);
