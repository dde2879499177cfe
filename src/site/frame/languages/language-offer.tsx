import { addressIn, currentLanguage, langOf, offeredLanguages } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { InlineStyle } from '#ui/inline-script.tsx'
import chooseLanguage from './choose-language.ts?inline-script'
import styles from './languages.css?inline'

/** How that line and the choice of language look: in the head of each page that has them. */
export function LanguageOfferStyle() {
  return offeredLanguages().length < 2 ? null : <InlineStyle text={styles} />
}

/** Stands for the script that keeps what is typed, which the server brings to the pages that need it. It says nothing itself. */
export const TYPED_PLACEHOLDER = '/*TYPED*/'

/** Shows that line to whom it concerns: for the page's script. */
export function offerScript(): string {
  return offeredLanguages().length < 2 ? '' : chooseLanguage + TYPED_PLACEHOLDER
}

/**
 * One quiet line above the page, in each language that a browser may prefer to this page's; hidden, until the page's script
 * knows which. So a page is the same for everybody, and nobody is sent anywhere.
 */
export function LanguageOffer({ path }: { path: string }) {
  const languages = offeredLanguages()
  if (languages.length < 2) return null
  return (
    <>
      {languages
        .filter((language) => language !== currentLanguage())
        .map((language) => (
          <p
            key={language}
            className="language-offer on-deep"
            lang={langOf(language)}
            translate="no"
            data-offer={language}
            hidden
          >
            <a href={addressIn(language, path)} hrefLang={langOf(language)} data-language={language}>
              {LANGUAGES[language].offer}
            </a>{' '}
            <button type="button">{LANGUAGES[language].later}</button>
          </p>
        ))}
    </>
  )
}
