import { addressIn, currentLanguage, langOf, offeredLanguages } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { languagesCopy as copy } from './words.en.ts'

interface LanguageChoiceProps {
  /** Of this page, without a language. */
  path: string
  /** Where it stands, for its looks. */
  place: 'header' | 'menu' | 'footer' | 'bar'
}

/** The same page in the other languages; nothing where the site has one. What is typed and asked goes along: choose-language.ts. */
export function LanguageChoice({ path, place }: LanguageChoiceProps) {
  const languages = offeredLanguages()
  if (languages.length < 2) return null
  // One landmark of this name is enough for whoever jumps between them: the others stand within the header's and the menu's.
  const Box = place === 'footer' ? 'nav' : 'div'
  return (
    <Box
      className={`languages languages--${place}`}
      aria-label={copy.label}
      role={place === 'footer' ? undefined : 'group'}
    >
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, path)}
              lang={langOf(language)}
              hrefLang={langOf(language)}
              translate="no"
              data-language={language}
              aria-current={language === currentLanguage() ? 'true' : undefined}
            >
              {LANGUAGES[language].name}
            </a>
          </li>
        ))}
      </ul>
      {place === 'footer' && <a href="/languages">{copy.about}</a>}
    </Box>
  )
}
