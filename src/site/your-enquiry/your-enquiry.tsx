import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { findOwnLead } from '#leads/own-page/find-own-lead.ts'
import { loadOwnPage } from '#leads/own-page/load-own-page.ts'
import { readOwnPageToken } from '#leads/own-page/own-page-link.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'
import { isOnlyShown, readVisitorForm, textsOf } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/your-enquiry.ts'
import { AddForm } from './add-form.tsx'
import { AskForLinks } from './ask-for-links.tsx'
import { doOnOwnPage } from './do-on-own-page.ts'
import { PoolPart } from './pool-part.tsx'
import { ResumeForm } from './resume-form.tsx'
import { SaidList } from './said-list.tsx'
import { SentBill } from './sent-bill.tsx'
import { VisitPart } from './visit-part.tsx'
import { YourData } from './your-data.tsx'
import './your-enquiry.css'

export { headers } from '#platform/http/answer-headers.ts'

/** Without the token: what a search engine or a shared link would show leads to nobody's page. */
export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: copy.path, isHidden: true })
}

/** Opening it, as scanners of mail do with each link, changes nothing. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const handle = await readOwnPageToken(params.token, services)
  const lead = handle && (await findOwnLead(services.db, handle.leadId))
  if (!handle || !lead) return data({ page: null, token: '', done: undefined }, 410)

  const done = copy.done[url.searchParams.get('done') ?? '']
  return data({ page: await loadOwnPage(lead, handle.scope, services), token: params.token, done })
}

/** Each act is a post of its own; what a guessed token posts does nothing. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const handle = await readOwnPageToken(params.token, services)
  if (!handle) return redirect(`${copy.path}/-`, 303)

  const act = url.searchParams.get('act') ?? ''
  if (isOnlyShown(url)) return { act, errors: {}, draft: textsOf(await readVisitorForm(request)) }

  const answer = await doOnOwnPage(act, handle, request, context)
  if (answer.done === 'erased') return redirect(`${copy.path}?done=erased`, 303)
  if (answer.done) return redirect(`${copy.path}/${params.token}?done=${answer.done}`, 303)
  return data({ act: answer.act, errors: answer.errors, draft: answer.draft }, answer.init ?? 422)
}

export default function YourEnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, token, done } = loaderData
  if (!page) return <AskForLinks title={copy.stale.title} lead={copy.stale.lead} />

  const refused = (...acts: string[]) => (actionData?.act && acts.includes(actionData.act) ? actionData : undefined)
  return (
    <section className="section">
      <div className="wrap own-page">
        <div className="own-page__part">
          <h1 className="h-page">{copy.title}</h1>
          {done && !actionData && <p role="status">{done}</p>}
          <SentBill {...page} />
        </div>
        {page.visit && (
          <VisitPart
            token={token}
            visit={page.visit}
            refused={refused('book')}
            notCancelled={refused('cancel-visit')}
          />
        )}
        {page.sent && <SaidList said={page.said} token={token} />}
        {!page.isWithdrawn && <AddForm token={token} isApplication={page.isApplication} refused={refused('add')} />}
        {page.pool !== null && (
          <PoolPart token={token} until={page.pool} refused={refused('join-pool', 'leave-pool')} />
        )}
        {page.mayReplaceResume && <ResumeForm token={token} refused={refused('resume')} />}
        {page.sent ? (
          <YourData token={token} page={page} refused={refused('erase')} notWithdrawn={refused('withdraw')} />
        ) : (
          <p className="muted">{copy.mailedOnly}</p>
        )}
      </div>
    </section>
  )
}
