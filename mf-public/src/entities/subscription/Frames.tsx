import type { PublicCouncil } from '@folkmoot/contracts/client';
import type { ReactNode } from 'react';
import { Brand } from '../page/Frame';
import type { SubscriptionWords } from './words';

interface Props {
  council: PublicCouncil | null;
  productName: string;
  words: SubscriptionWords;
  /** False when the person has no subscription to end. */
  hasWayOut?: boolean;
  children: ReactNode;
}

const Foot = ({ council, productName, words, hasWayOut = true }: Omit<Props, 'children'>) => (
  <footer className="fm-footer">
    {hasWayOut && <p>{words.leaveAnyTime}</p>}
    {council?.branding.customFooter && <p>{council.branding.customFooter}</p>}
    {(!council || council.branding.showPoweredBy) && <p>{words.poweredBy(productName)}</p>}
  </footer>
);

/** Header with the sender, footer with the unsubscribe link. */
export const PlainFrame = ({ children, ...props }: Props) => (
  <div className="fm">
    {props.council && <Brand council={props.council} />}
    <main className="fm-main">{children}</main>
    <Foot {...props} />
  </div>
);

const Mark = ({ council }: { council: PublicCouncil }) =>
  council.branding.logoUrl ? (
    <img src={council.branding.logoUrl} alt={council.branding.logoAlt} height={48} />
  ) : (
    <span className="fm-mark" aria-hidden="true">
      {council.name.trim().charAt(0).toUpperCase()}
    </span>
  );

/** A sign-up page: a sheet on the background that staff chose, so that text is readable on any colour. */
export const SheetFrame = ({ council, children, ...props }: Props & { council: PublicCouncil }) => (
  <div className="fm fm-sheet">
    <main className="fm-main">
      <p className="fm-who">
        <Mark council={council} />
        <span>{council.name}</span>
      </p>
      {children}
    </main>
    <Foot council={council} {...props} />
  </div>
);
