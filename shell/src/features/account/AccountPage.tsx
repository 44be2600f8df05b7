import { usePageTitle } from '@folkmoot/shell-sdk';
import { Page, PageHeader } from '@folkmoot/ui';
import { Appearance } from './Appearance';
import { messages } from './account.messages';
import { Language } from './Language';
import { Profile } from './Profile';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';

/** /dashboard/account: the user's profile, language, theme and sessions. */
export const AccountPage = () => {
  usePageTitle(messages.title);
  return (
    <Page width={760}>
      <PageHeader title={messages.title} description={messages.description} />
      <Profile />
      <SecondFactor />
      <Language />
      <Appearance />
      <Sessions />
    </Page>
  );
};
