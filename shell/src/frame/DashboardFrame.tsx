import { Outlet, useSession } from '@folkmoot/shell-sdk';
import { AppShell, useDisclosure, useHotkeys } from '@folkmoot/ui';
import { ActingBanner } from './ActingBanner';
import { messages } from './frame.messages';
import classes from './frame.module.css';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { useRouteFocus } from './use-route-focus';

const MAIN = 'main';

/** Header, sidebar and the place of the screens. Another council is another frame: nothing of the last one stays. */
export const DashboardFrame = () => {
  const { council } = useSession();
  const [isOpen, menu] = useDisclosure(false);
  const main = useRouteFocus();
  useHotkeys([['Escape', menu.close]]);
  return (
    <AppShell
      key={council?.id ?? 'none'}
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={0}
      layout="default"
    >
      <a className={classes.skip} href={`#${MAIN}`}>
        {messages.skip}
      </a>
      <AppShell.Header>
        <Header isOpen={isOpen} onToggle={menu.toggle} />
      </AppShell.Header>
      <AppShell.Navbar>
        <Sidebar onNavigate={menu.close} />
      </AppShell.Navbar>
      <AppShell.Main id={MAIN} ref={main} tabIndex={-1} className={classes.main}>
        <ActingBanner />
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
};
