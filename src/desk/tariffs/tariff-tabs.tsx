import { Link } from 'react-router'
import { tariffTabs as copy } from './words.en.ts'

type Tab = keyof typeof copy.tabs

const ADDRESSES: Record<Tab, string> = {
  records: '/desk/tariffs',
  surcharges: '/desk/tariffs/surcharges',
  orders: '/desk/tariffs/orders',
}

/** The three registers of rates. */
export function TariffTabs({ current }: { current: Tab }) {
  return (
    <nav className="desk-tabs" aria-label={copy.label}>
      {(Object.keys(ADDRESSES) as Tab[]).map((tab) => (
        <Link key={tab} to={ADDRESSES[tab]} aria-current={tab === current ? 'page' : undefined}>
          {copy.tabs[tab]}
        </Link>
      ))}
    </nav>
  )
}
