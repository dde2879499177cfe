import { DeskLink } from '#desk/frame/desk-link.tsx'
import { LANGUAGES } from '#platform/text/languages.ts'
import { translationsCopy as copy } from './words.en.ts'

export interface TranslationOf {
  id: number
  language: string
  isPublic: boolean
  isBehind: boolean
}

interface TranslationLinksProps {
  id: number
  /** All into which it can be translated; without them those in which there is something. */
  languages?: readonly string[]
  translations: readonly TranslationOf[]
}

/** An article's translations, each with how it stands. */
export function TranslationLinks({
  id,
  translations,
  languages = translations.map(({ language }) => language),
}: TranslationLinksProps) {
  if (languages.length === 0) return null
  return (
    <ul className="translation-links" aria-label={copy.heading}>
      {languages.map((language) => (
        <li key={language}>
          <DeskLink to={`/desk/posts/${id}/in/${language}`} lang={language}>
            {LANGUAGES[language as keyof typeof LANGUAGES]?.name ?? language}
          </DeskLink>{' '}
          <small>{toDo(translations.find((each) => each.language === language))}</small>
        </li>
      ))}
    </ul>
  )
}

/** What is still to do; of one that is published and as new as the English, nothing. */
function toDo(translation: TranslationOf | undefined): string | undefined {
  if (!translation) return copy.states.none
  const { isPublic, isBehind } = translation
  if (isPublic) return isBehind ? `${copy.states.public}. ${copy.behind}` : undefined
  return isBehind ? `${copy.states.draft}. ${copy.behind}` : copy.states.draft
}
