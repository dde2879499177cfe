import { ONLY_SHOWN } from '#platform/http/forms.ts'
import { addressIn, currentLanguage, langOf, offeredLanguages, withoutLanguage } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { languagesCopy as copy } from '#site/frame/languages/words.en.ts'
import { isMirrored } from './links-in-language.ts'

const FORMS = /<form\b([^>]*)>(.*?)<\/form>/gs
const POSTED = / method="post"/i
const ACTION = / action="([^"]+)"/i
const TYPED = /<(?:textarea|select)\b|<input\b(?![^>]* (?:tabindex="-1"|type="(?:hidden|file|checkbox|submit)"))/i

/**
 * Where a browser runs no script, each form has buttons that bring what was typed to the same page in another language. What
 * they post is only shown there (isOnlyShown); a form that is answered by its own page says all in its address. A file stays
 * behind, so none is sent. React leaves what stands at the end of a form as it is.
 */
export function formsInLanguages(html: string, page: string): string {
  const others = offeredLanguages().filter((language) => language !== currentLanguage())
  if (others.length === 0) return html

  return html.replace(FORMS, (form, attributes: string, fields: string) => {
    // One that does not say how it is sent is asked by its address.
    const isPosted = POSTED.test(attributes)
    const { path } = withoutLanguage(ACTION.exec(attributes)?.[1] ?? '')
    const isKept = isPosted ? isMirrored(path) : path === page
    if (!isKept || !TYPED.test(fields)) return form

    const hasFile = attributes.includes('multipart/form-data')
    const shown = isPosted ? `${path.includes('?') ? '&amp;' : '?'}${ONLY_SHOWN}` : ''
    const plain = hasFile ? ' formenctype="application/x-www-form-urlencoded"' : ''
    const buttons = others.map((language) => {
      const how = `formaction="${addressIn(language, path)}${shown}"${plain} formnovalidate`
      const look = `class="btn btn--line btn--sm" lang="${langOf(language)}"`
      return `<button type="submit" ${look} ${how}>${LANGUAGES[language].name}</button>`
    })
    const line = [copy.formIn, ...buttons, hasFile ? copy.fileAgain : ''].join(' ')
    return `${form.slice(0, -'</form>'.length)}<noscript class="full"><p class="row">${line}</p></noscript></form>`
  })
}
