import { useEffect, useState } from 'react'
import { opensByItself } from '#leads/opens-by-itself.ts'
import { Button } from '#ui/button.tsx'
import { readSiteSettings } from '#ui/site-settings.ts'
import { analyticsCopy as copy } from './words.en.ts'
import './analytics-question.css'

/**
 * Where the company uses Google Analytics, the question whether it may count; until the visitor agrees nothing of
 * Google's is fetched. Elsewhere nothing: start.ts does not even wake it.
 */
export default function AnalyticsChoice() {
  const [id, setId] = useState<string | null>()
  useEffect(() => void readSiteSettings().then((settings) => setId(settings?.analytics_id)), [])

  return id ? <AnalyticsQuestion id={id} /> : null
}

type Choice = 'granted' | 'denied'

const KEY = 'analytics-choice'

/** Asks once whether Google Analytics may count, and lets the visitor choose again. */
function AnalyticsQuestion({ id }: { id: string }) {
  const [choice, setChoice] = useState(readChoice)
  const [isAsked, setAsked] = useState(choice === undefined)

  useEffect(() => {
    if (choice === 'granted') startAnalytics(id)
  }, [choice, id])

  if (!isAsked) {
    return (
      <button className="choice-again" type="button" onClick={() => setAsked(true)}>
        {copy.change}
      </button>
    )
  }

  function choose(next: Choice) {
    keepChoice(next)
    setChoice(next)
    setAsked(false)
    if (next === 'denied') stopAnalytics()
  }

  return (
    <aside className="choice on-sheet" aria-label={copy.label}>
      <p>{copy.question}</p>
      <div className="row">
        <Button tone="line" small aria-pressed={choice === 'denied'} onClick={() => choose('denied')}>
          {copy.refuse}
        </Button>
        <Button tone="line" small aria-pressed={choice === 'granted'} onClick={() => choose('granted')}>
          {copy.agree}
        </Button>
      </div>
    </aside>
  )
}

/** What the visitor chose on this device. A browser that keeps nothing asks again, and until then nothing is measured. */
function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'granted' || kept === 'denied' ? kept : undefined
  } catch {
    return undefined
  }
}

function keepChoice(choice: Choice) {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Forbidden: the choice holds for this page.
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** Everything denied, before anything else is said to Google (https://developers.google.com/tag-platform/security/guides/consent). */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Fetches Google Analytics. Call it only after the visitor agreed; calling it again changes nothing. */
function startAnalytics(id: string) {
  // Google would be told the address.
  if (opensByItself(location.pathname)) return
  if (window.gtag) return window.gtag('consent', 'update', { analytics_storage: 'granted' })

  window.dataLayer ??= []
  const { dataLayer } = window
  // Google's script knows its commands by being an arguments object, not a list.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  }
  window.gtag('consent', 'default', DENIED)
  window.gtag('consent', 'update', { analytics_storage: 'granted' })
  window.gtag('js', new Date())
  window.gtag('config', id, { allow_google_signals: false })

  const script = document.createElement('script')
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`
  script.async = true
  document.head.append(script)
}

/** Nothing more is measured; what was fetched goes with the next page load. */
function stopAnalytics() {
  window.gtag?.('consent', 'update', DENIED)
}
