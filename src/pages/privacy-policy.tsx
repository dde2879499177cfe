import { privacyPolicy } from '#content/legal/privacy-policy.ts'
import { PolicyPage } from '#features/legal/policy-page.tsx'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { pageMeta } from '#ui/page-meta.ts'
import type { Route } from './+types/privacy-policy.ts'
import './legal.css'

export function meta({ loaderData: facts }: Route.MetaArgs) {
  return pageMeta(privacyPolicy(facts))
}

/** Not prerendered: what is promised here is what this installation's settings do. */
export function loader({ context }: Route.LoaderArgs) {
  return readPrivacyFacts(context.get(servicesContext).env)
}

export default function PrivacyPolicyPage({ loaderData: facts }: Route.ComponentProps) {
  return <PolicyPage policy={privacyPolicy(facts)} />
}
