import { pageMeta } from '#company/page-meta.ts'
import type { Route } from './+types/returns-and-refunds.ts'
import { loadPolicy } from './load-policy.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.policy)
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPolicy('returns', context)
}

export default function ReturnsAndRefundsPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />
}
