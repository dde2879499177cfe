import type { Citation } from '#assistant/answers/answer.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { PageLink } from './page-link.tsx'

/** What the pages say, each run of sentences under the title of the place where it stands. */
export function CitedSentences({ sentences, host }: { sentences: readonly Citation[]; host: WidgetHost }) {
  return inRuns(sentences).map((run) => (
    <blockquote className="cited" key={run.title + run.texts[0]}>
      <PageLink href={run.href} title={run.title} host={host} />
      {run.texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rates of two companies may have one source, and none moves
        <p key={at}>{text}</p>
      ))}
    </blockquote>
  ))
}

function inRuns(sentences: readonly Citation[]) {
  const runs: { title: string; href: string; texts: string[] }[] = []
  for (const { title, href, text } of sentences) {
    const last = runs.at(-1)
    if (last?.title === title && last.href === href) last.texts.push(text)
    else runs.push({ title, href, texts: [text] })
  }
  return runs
}
