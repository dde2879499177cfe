import type { Opening } from './first-openings.en.ts'

/** An opening as sitemap and share pictures know a page. */
export function pageOfOpening({ id, title, description, postedOn, languages }: Opening) {
  const page = { path: `/careers/${id}`, title, description, picture: `careers/${id}`, updated: postedOn }
  return languages ? { ...page, languages } : page
}
