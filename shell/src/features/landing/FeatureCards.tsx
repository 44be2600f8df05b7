import {
  Anchor,
  IconChartBar,
  IconClipboardList,
  IconFileText,
  IconQrcode,
  IconShieldCheck,
  IconUsersGroup,
  Text,
  TextLink,
  ThemeIcon,
  Title,
} from '@folkmoot/ui';
import { type Feature, features } from './landing.messages';
import classes from './landing.module.css';

const icons = {
  builder: IconClipboardList,
  delivery: IconQrcode,
  insights: IconChartBar,
  privacy: IconShieldCheck,
  reports: IconFileText,
  team: IconUsersGroup,
} as const;

const FeatureLink = ({ feature: { title, link, to, isDocument } }: { feature: Feature }) => {
  const name = `${link}: ${title}`;
  return isDocument ? (
    <Anchor href={to} fw={500} aria-label={name}>
      {link}
    </Anchor>
  ) : (
    <TextLink to={to} fw={500} aria-label={name}>
      {link}
    </TextLink>
  );
};

/** The six features, each with a link. */
export const FeatureCards = () => (
  <ul className={classes.cards}>
    {features.map((feature) => {
      const Icon = icons[feature.icon];
      return (
        <li key={feature.icon}>
          <article className={classes.card}>
            <ThemeIcon size={40} variant="light">
              <Icon size={22} stroke={1.5} aria-hidden="true" />
            </ThemeIcon>
            <Title order={3} size="1.0625rem">
              {feature.title}
            </Title>
            <Text c="dimmed" component="p">
              {feature.text}
            </Text>
            <FeatureLink feature={feature} />
          </article>
        </li>
      );
    })}
  </ul>
);
