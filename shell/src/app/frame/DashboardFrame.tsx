import { Outlet, useIsFullScreen, useSession } from '@folkmoot/shell-sdk';
import { useDisclosure, useHotkeys } from '@folkmoot/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { Commands, type OpenDialog } from './Commands';
import { FactorBanner } from './FactorBanner';
import { messages } from './frame.messages';
import classes from './frame.module.css';
import { Header } from './Header';
import { MaintenanceBanner } from './MaintenanceBanner';
import { Sidebar } from './Sidebar';
import { useDrawerFocus } from './use-drawer-focus';
import { useRouteFocus } from './use-route-focus';
import './notices.css';

/** Only system administrators need it. */
const ActingBanner = lazy(async () => ({ default: (await import('./ActingBanner')).ActingBanner }));

const MAIN = 'main';
const MENU = 'menu';

/**
 * Header, sidebar (a drawer on small screens) and the current screen. A change of council remounts it, so that no
 * state of the previous council stays. A page that uses the full screen replaces header and sidebar.
 */
export const DashboardFrame = () => {
  const { council, isActing } = useSession();
  const isFull = useIsFullScreen();
  const [isOpen, menu] = useDisclosure(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const main = useRouteFocus();
  const drawer = useRef<HTMLElement>(null);
  useDrawerFocus(drawer, isOpen, menu.close);
  useHotkeys([['Escape', menu.close]]);
  return (
    <div
      key={council?.id ?? 'none'}
      className={classes.frame}
      data-frame
      data-full={isFull || undefined}
      data-open={isOpen || undefined}
    >
      <a className={classes.skip} href={`#${MAIN}`}>
        {messages.skip}
      </a>
      {isFull ? null : (
        <>
          <header className={classes.header}>
            <Header isOpen={isOpen} onToggle={menu.toggle} onSearch={() => setDialog('palette')} menuId={MENU} />
          </header>
          <aside className={classes.sidebar} id={MENU} ref={drawer}>
            <Sidebar onNavigate={menu.close} />
          </aside>
        </>
      )}
      {isOpen ? <div className={classes.backdrop} aria-hidden="true" onClick={menu.close} /> : null}
      <main className={classes.main} id={MAIN} ref={main} tabIndex={-1}>
        {isActing ? (
          <Suspense fallback={null}>
            <ActingBanner />
          </Suspense>
        ) : null}
        <FactorBanner />
        <MaintenanceBanner />
        <Outlet />
      </main>
      <Commands open={dialog} onChange={setDialog} />
    </div>
  );
};
