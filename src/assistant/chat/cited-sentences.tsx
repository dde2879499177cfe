import type { Citation, Place } from '#assistant/answers/answer.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { PageLink } from './page-link.tsx'

/** What the pages say, each run of sentences under the title of the place where it stands. */
export function CitedSentences({ sentences, host }: { sentences: readonly Citation[]; host: WidgetHost }) {
  return inRuns(sentences).map((run) => (
    <blockquote className="cited" key={run.title + run.texts[0]}>
      <PageLink href={run.href} title={run.title} language={run.language} host={host} />
      {run.texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rates of two companies may have one source, and none moves
        <p key={at} lang={run.language}>
          {text}
        </p>
      ))}
    </blockquote>
  ))
}

function inRuns(sentences: readonly Citation[]) {
  const runs: (Place & { texts: string[] })[] = []
  for (const { text, ...place } of sentences) {
    const last = runs.at(-1)
    if (last?.title === place.title && last.href === place.href) last.texts.push(text)
    else runs.push({ ...place, texts: [text] })
  }
  return runs
}
