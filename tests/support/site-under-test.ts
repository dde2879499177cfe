/** The site that the browser tests visit. TEST_PORT lets two runs stand side by side. */
const port = Number(process.env.TEST_PORT ?? 4173)

export const SITE_UNDER_TEST = { port, url: `http://localhost:${port}`, dataDir: 'test-results/data' }
