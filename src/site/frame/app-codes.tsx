import { appDownloads, appDownloadsCopy as copy } from '#company/app-downloads.en.ts'

/** The two apps: a code for the phone beside the screen, and both stores for the phone in the hand. */
export function AppCodes() {
  return (
    <section className="apps" aria-label={copy.heading}>
      {appDownloads.map(({ slug, name }) => (
        <figure key={slug} className="app">
          <img src={`/qr/${slug}.svg`} alt={copy.code(name)} width="144" height="144" loading="lazy" />
          <figcaption>
            <span>{name}</span>
            <span className="app__stores">
              <a href={`/go/app-${slug}-play`} aria-label={`${name}, ${copy.play}`}>
                {copy.play}
              </a>
              <a href={`/go/app-${slug}-app-store`} aria-label={`${name}, ${copy.appStore}`}>
                {copy.appStore}
              </a>
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
