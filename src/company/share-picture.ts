import { addressHere } from '#platform/text/language.ts'
import { siteOrigin } from './site-origin.ts'

/** The address of a picture in /og, with its title in the language of the page: NAME, in Hindi hi/NAME. */
export function sharePicture(name: string): string {
  return `${siteOrigin()}/og${addressHere(`/${name}`)}.png`
}
