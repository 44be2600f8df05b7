import { roleLabels } from '@folkmoot/contracts/client';
import { usePageTitle, useSession } from '@folkmoot/shell-sdk';
import { Card, Page, PageHeader, SimpleGrid, Text } from '@folkmoot/ui';
import { Appearance } from './Appearance';
import { messages } from './account.messages';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

/** /dashboard/account: the user's profile, theme and sessions. */
export const AccountPage = () => {
  usePageTitle(messages.title);
  const { user, council } = useSession();
  const facts = [
    [messages.name, user.name],
    [messages.email, user.email],
    [messages.role, roleLabels[user.role]],
    ...(council ? [[messages.council, council.name]] : []),
  ];
  return (
    <Page width={760}>
      <PageHeader title={messages.title} description={messages.description} />
      <Card>
        <SimpleGrid cols={{ base: 1, sm: 2 }} component="dl" m={0}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <Text component="dt" size="sm" c="dimmed">
                {label}
              </Text>
              <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Card>
      <SecondFactor />
      <Appearance />
      <Sessions />
    </Page>
  );
};
