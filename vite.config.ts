import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { ownScriptPlugin } from './scripts/own-script-plugin.ts'
import { picturesPlugin } from './scripts/pictures-plugin.ts'

const OWN_SCRIPT = '/src/features/calculator/screen/start.tsx'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), picturesPlugin('art/web'), ownScriptPlugin(`.${OWN_SCRIPT}`)],
  build: {
    // Fonts and pictures stay files: a data: URL would be fetched with the styles, used or not.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups('/src/root.tsx', OWN_SCRIPT) } } } },
    },
    // The server build is the whole site as one function; see src/app.ts.
    ssr: {
      build: { rollupOptions: { input: './src/app.ts' } },
      // The parts of letters come from a package that, taken whole, holds 40 MB of a style compiler in memory.
      resolve: { noExternal: [/^@react-email\/(?!render)/] },
    },
  },
})
