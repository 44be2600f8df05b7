import type { CampaignDetail } from '@folkmoot/contracts/client';
import { Badge, Group, IconDeviceMobile, IconMail, IconQrcode, SimpleGrid, Text } from '@folkmoot/ui';
import { Checkbox, Fieldset } from '@folkmoot/ui/controls';
import { messages as texts } from './delivery.messages';
import classes from './delivery.module.css';

type Method = CampaignDetail['deliveryMethods'][number];

const methods = [
  { id: 'email', label: texts.email, text: texts.emailText, icon: IconMail, isOffered: true },
  { id: 'qr', label: texts.qr, text: texts.qrText, icon: IconQrcode, isOffered: true },
  { id: 'sms', label: texts.sms, text: texts.smsText, icon: IconDeviceMobile, isOffered: false },
] as const;

interface Props {
  chosen: readonly Method[];
  isReadOnly: boolean;
  onChange: (methods: Method[]) => void;
}

/** The ways to reach people; SMS cannot be chosen without a provider, and says so. */
export const MethodCards = ({ chosen, isReadOnly, onChange }: Props) => {
  const toggle = (id: Method, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((method) => method !== id));
  return (
    <Fieldset legend={texts.methods} variant="unstyled" classNames={{ legend: classes.legend }}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {methods.map(({ id, label, text, icon: Icon, isOffered }) => (
          <Checkbox.Card
            key={id}
            className={classes.card}
            checked={chosen.includes(id)}
            disabled={!isOffered || isReadOnly}
            onChange={(isChosen: boolean) => toggle(id, isChosen)}
          >
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Checkbox.Indicator disabled={!isOffered || isReadOnly} mt={2} />
              <div>
                <Group gap="xs">
                  <Icon size={18} stroke={1.5} aria-hidden="true" />
                  <Text fw={600}>{label}</Text>
                  {!isOffered && <Badge color="gray">{texts.comingSoon}</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </div>
            </Group>
          </Checkbox.Card>
        ))}
      </SimpleGrid>
    </Fieldset>
  );
};
