import { FIRST_LANGUAGE, type Language, offeredLanguages } from '#platform/text/language.ts'

/** In which language staff look at a newsletter: one that visitors have, as `?in=hi` names it. */
export function previewedIn(url: URL): Language {
  return offeredLanguages().find((each) => each === url.searchParams.get('in')) ?? FIRST_LANGUAGE
}
