import { privacyPolicy } from '#company/legal/privacy-policy.en.ts'
import { pageMeta } from '#company/page-meta.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/privacy-policy.ts'
import { PolicyPage } from './policy-page.tsx'
import './legal.css'

export function meta({ loaderData: facts }: Route.MetaArgs) {
  return pageMeta(privacyPolicy(facts))
}

/** What is promised here is what this installation's settings do. */
export function loader({ context }: Route.LoaderArgs) {
  return readPrivacyFacts(context.get(servicesContext).env)
}

export default function PrivacyPolicyPage({ loaderData: facts }: Route.ComponentProps) {
  return <PolicyPage policy={privacyPolicy(facts)} />
}
