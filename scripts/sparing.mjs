// What Node is told for the server. As it comes, it keeps 16 MB of nursery three times over, and the C library one
// arena of memory for each thread that ever compressed a page: together 100 MB at rest that nothing is in.
export const SPARING = {
  flags: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2' },
}
