import { englishLang } from '#platform/text/language.ts'

/** What a record tells of a rate beside its figures; English where nobody translated it, and then marked so. */
export function Note({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className} lang={NOT_LATIN.test(text) ? undefined : englishLang()}>
      {text}
    </span>
  )
}

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u
