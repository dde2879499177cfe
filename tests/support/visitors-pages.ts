import routes from '../../src/routes.ts'

/** Where an address is one of many, or of none. */
const SAMPLES: Record<string, string> = {
  'careers/:id': 'careers/telecaller',
  'careers/:id/thanks': 'careers/telecaller/thanks',
  'blogs/:slug': 'blogs/rooftop-solar-basics',
  'earlier-texts/:version': 'earlier-texts/0123456789abcdef',
  'newsletter/archive/:name': 'newsletter/archive/nothing',
  'your-enquiry/:token': 'your-enquiry/nothing',
  '*': 'no/such/page',
}

/** An address of each page in src/routes.ts that is not staff's. */
export const VISITORS_PAGES = routes
  .map(({ path = '' }) => path)
  .filter((path) => !/^desk(\/|$)/.test(path))
  .map((path) => `/${SAMPLES[path] ?? path}`)

/** Those of staff, with an address that leads to nothing where one is asked for. */
export const STAFFS_PAGES = routes
  .filter(({ path }) => path === 'desk')
  .flatMap(({ children = [] }) => children.map(({ path }) => (path ? `/desk/${path}` : '/desk')))
  .map((path) => path.replace(/:\w+/g, 'nothing'))

/** Those of them that are pages to look at, not files, acts or answers for scripts. */
export const STAFFS_VIEWS = STAFFS_PAGES.filter(
  (path) =>
    !/export|resume|messages|words\/nothing\/page|draft|upload|sign-out|search|tariffs\/records|neighbours|\.ics|\/file$|\/html$/.test(
      path,
    ),
)
