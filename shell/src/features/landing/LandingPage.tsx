import { usePageTitle } from '@folkmoot/shell-sdk';
import { Anchor, Button, Group, IconCheck, LinkButton, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { Logo } from '../../entities/product/Logo';
import { useSettings } from '../../entities/product/SettingsProvider';
import { FeatureCards } from './FeatureCards';
import { messages } from './landing.messages';
import classes from './landing.module.css';
import { ProductPreview } from './ProductPreview';

const DEMO = '/survey/demo';

const Brand = ({ name }: { name: string }) => (
  <Group gap="xs" wrap="nowrap">
    <Logo />
    <Text fw={600} size="lg">
      {name}
    </Text>
  </Group>
);

const TopBar = ({ name }: { name: string }) => (
  <header className={classes.top}>
    <div className={`${classes.wrap} ${classes.bar}`}>
      <Brand name={name} />
      <Group gap="xs" wrap="nowrap">
        <LinkButton to="/auth" variant="subtle" color="gray" visibleFrom="xs">
          {messages.signIn}
        </LinkButton>
        <LinkButton to="/auth">{messages.getStarted}</LinkButton>
      </Group>
    </div>
  </header>
);

const Hero = () => (
  <section className={classes.hero}>
    <div className={`${classes.wrap} ${classes.heroGrid}`}>
      <Stack gap="lg">
        <Text fw={600} c="accent">
          {messages.eyebrow}
        </Text>
        <Title order={1} className={classes.headline}>
          {messages.headline}
        </Title>
        <Text c="dimmed" className={classes.lead}>
          {messages.lead}
        </Text>
        <Group gap="sm">
          <LinkButton to="/auth" size="md">
            {messages.startTrial}
          </LinkButton>
          <Button component="a" href={DEMO} size="md" variant="default">
            {messages.viewDemo}
          </Button>
        </Group>
        <Group gap="lg" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {messages.proofs.map((proof) => (
            <Group key={proof} component="li" gap={6} wrap="nowrap">
              <IconCheck size={16} stroke={2} aria-hidden="true" color="var(--mantine-color-green-7)" />
              <Text size="sm">{proof}</Text>
            </Group>
          ))}
        </Group>
      </Stack>
      <ProductPreview />
    </div>
  </section>
);

const Features = () => (
  <section className={`${classes.section} ${classes.tinted}`} aria-labelledby="features">
    <div className={classes.wrap}>
      <Stack gap="xs" mb={40}>
        <Title order={2} id="features" fz="1.75rem" lh={1.25} style={{ textWrap: 'balance' }}>
          {messages.featuresTitle}
        </Title>
        <Text c="dimmed" size="lg">
          {messages.featuresLead}
        </Text>
      </Stack>
      <FeatureCards />
    </div>
  </section>
);

const Closing = () => (
  <section className={classes.section} aria-labelledby="closing">
    <div className={classes.wrap}>
      <Stack className={classes.closing} align="center" gap="md">
        <Title order={2} id="closing" fz="2rem" lh={1.2} maw={640} style={{ textWrap: 'balance' }}>
          {messages.closingTitle}
        </Title>
        <Text size="lg" maw={560}>
          {messages.closingText}
        </Text>
        <LinkButton to="/auth" size="md" variant="white">
          {messages.getStarted}
        </LinkButton>
      </Stack>
    </div>
  </section>
);

const Footer = ({ name, supportEmail }: { name: string; supportEmail: string }) => (
  <footer className={classes.footer}>
    <div className={`${classes.wrap} ${classes.footerGrid}`}>
      <Stack gap="xs">
        <Brand name={name} />
        <Text c="dimmed">{messages.footerText(name)}</Text>
        <Text size="sm" c="dimmed">
          {messages.rights(name, new Date().getFullYear())}
        </Text>
      </Stack>
      <Stack gap="xs" component="nav" aria-label={messages.footerProduct} align="flex-start">
        <Text fw={600}>{messages.footerProduct}</Text>
        <Anchor href={DEMO}>{messages.footerDemo}</Anchor>
        <TextLink to="/auth">{messages.signIn}</TextLink>
      </Stack>
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{messages.footerHelp}</Text>
        <Anchor href={`mailto:${supportEmail}`}>{messages.footerSupport}</Anchor>
      </Stack>
    </div>
  </footer>
);

/** / */
export const LandingPage = () => {
  const { productName, supportEmail } = useSettings();
  usePageTitle('');
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        {messages.skip}
      </a>
      <TopBar name={productName} />
      <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
        <Hero />
        <Features />
        <Closing />
      </main>
      <Footer name={productName} supportEmail={supportEmail} />
    </div>
  );
};
