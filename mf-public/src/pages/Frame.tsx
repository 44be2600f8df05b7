import type { PublicCouncil } from '@folkmoot/contracts/client';
import type { ReactNode } from 'react';
import { surveyMessages as texts } from '../survey/survey.messages';

/** Who asks. */
export const Brand = ({ council }: { council: PublicCouncil }) => (
  <header className="fm-header">
    {council.branding.logoUrl && <img src={council.branding.logoUrl} alt={council.branding.logoAlt} height={48} />}
    <span>{council.name}</span>
  </header>
);

const Foot = ({ productName, council }: { productName: string; council: PublicCouncil | null }) => (
  <footer className="fm-footer" lang="en">
    {council?.branding.customFooter && <p>{council.branding.customFooter}</p>}
    {council && <p>{texts.providedBy(council.name)}</p>}
    {(!council || council.branding.showPoweredBy) && <p>{texts.poweredBy(productName)}</p>}
  </footer>
);

/** Who asks, above; who provides it, below. */
export const Frame = ({
  productName,
  council,
  children,
}: {
  productName: string;
  council: PublicCouncil | null;
  children: ReactNode;
}) => (
  <div className="fm">
    {council && <Brand council={council} />}
    <main className="fm-main">{children}</main>
    <Foot productName={productName} council={council} />
  </div>
);
