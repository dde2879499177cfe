import { data, redirect } from 'react-router'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { pageMeta } from '#company/page-meta.ts'
import type { CorrectionStart } from '#leads/correction/correction-form.tsx'
import { parseCorrection, submitCorrection, typedIn } from '#leads/correction/correction-kind.server.ts'
import { correctionCopy as copy } from '#leads/correction/words.en.ts'
import { postFileForm } from '#leads/file-form/post-file-form.ts'
import { thanksQuery } from '#leads/thanks.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Island } from '#site/island.tsx'
import type { Route } from './+types/correction.ts'

// For its styles: the route's own script is sent to nobody.
import '#leads/correction/correction-form.tsx'
import './correction.css'

export { headers } from '#platform/http/answer-headers.ts'

export function meta() {
  const path = '/energy-calculator/correction'
  return pageMeta({ title: copy.title, description: copy.description, path, isHidden: true })
}

/** Begun with what the bill knows: /energy-calculator/correction?tariff=IN-TS.domestic.lt1 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const library = await findTariffLibrary(context.get(servicesContext).db)
  const asked = (name: string) => url.searchParams.get(name)?.slice(0, 100).toWellFormed() ?? ''
  const tariff = library.find(asked('tariff'))
  const states = library.states()
  const state = tariff?.stateCode ?? states.find(({ code }) => code === asked('state'))?.code
  const companies = tariff?.discom ?? []
  const company =
    companies.find((name) => name === asked('company')) ?? (companies.length === 1 ? companies[0] : undefined)

  return {
    about: tariff ? `${tariff.subcategory}, ${tariff.state}` : null,
    start: {
      tariffId: tariff?.id ?? '',
      states: states.map(({ code, name }) => [code, name]),
      companies,
      begun: { ...(state && { state }), ...(company && { company }) },
    } satisfies CorrectionStart,
  }
}

/** What a browser without script posts: the same correction through the same door. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await postFileForm(
    {
      kind: 'correction',
      field: 'photo',
      parse: parseCorrection,
      submit: submitCorrection,
      file: ({ photo }) => photo,
      typedIn,
    },
    request,
    context,
  )
  if (!posted.ok) return data(posted.rejected, posted.init)
  return redirect(`/energy-calculator/correction/thanks?${thanksQuery(posted.receipt)}`, 303)
}

export default function CorrectionPage({ loaderData: { about, start }, actionData: rejected }: Route.ComponentProps) {
  const typed = rejected?.draft?.tariff_id ?? start.tariffId

  return (
    <section className="section">
      <div className="wrap correction">
        <h1 id="correction-heading" className="h-page">
          {copy.heading}
        </h1>
        <p className="lead">{copy.lead}</p>
        {about && <p className="muted">{copy.about(about)}</p>}
        <Island name="correction" props={{ ...start, tariffId: typed, rejected, labelledBy: 'correction-heading' }} />
      </div>
    </section>
  )
}
