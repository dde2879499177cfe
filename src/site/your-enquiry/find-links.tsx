import { data } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { askForLinks } from '#leads/own-page/ask-for-links.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { isOnlyShown, readVisitorForm, textsOf } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { isEmailAddress, readEmailAddress } from '#platform/text/read-email-address.ts'
import type { Route } from './+types/find-links.ts'
import { AskForLinks } from './ask-for-links.tsx'
import './your-enquiry.css'

export { headers } from '#platform/http/answer-headers.ts'

export function meta() {
  return pageMeta({ title: copy.ask.title, description: copy.description, path: copy.path, isHidden: true })
}

export function loader({ url }: Route.LoaderArgs) {
  return { isErased: url.searchParams.get('done') === 'erased' }
}

/** The links go to the address on file; whoever asks learns nothing of whether there is one. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { email: typed = '' } = textsOf(await readVisitorForm(request))
  if (isOnlyShown(url)) return { error: undefined, email: typed, isSent: false }

  const email = readEmailAddress(typed)
  if (!isEmailAddress(email)) return data({ error: copy.stale.wrong, email, isSent: false }, 422)

  const refused = await limitPosts('own-page-links', context)
  if (refused) return data({ error: refused.message, email, isSent: false }, refused.init)
  const stored = await tryToStore(() => askForLinks(email, context.get(servicesContext)), context)
  if (!stored.ok) return data({ error: stored.message, email, isSent: false }, stored.init)
  return data({ error: undefined, email: '', isSent: true })
}

/** The way to one's own page for whoever has lost its link. */
export default function FindLinksPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AskForLinks
      title={copy.ask.title}
      lead={copy.ask.lead}
      told={loaderData.isErased && !actionData ? copy.done.erased : undefined}
      {...actionData}
    />
  )
}
