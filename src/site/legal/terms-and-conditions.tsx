import { pageMeta } from '#company/page-meta.ts'
import type { Route } from './+types/terms-and-conditions.ts'
import { loadPolicy } from './load-policy.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.policy)
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPolicy('terms', context)
}

export default function TermsAndConditionsPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />
}
