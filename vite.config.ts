import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { CHUNK_GROUPS } from './scripts/vite/chunk-groups.ts'
import { compileAheadPlugin } from './scripts/vite/compile-ahead-plugin.ts'
import { coversPlugin } from './scripts/vite/covers-plugin.ts'
import { cssForFloor } from './scripts/vite/css-for-floor.ts'
import { inlineScriptPlugin } from './scripts/vite/inline-script-plugin.ts'
import { languagePlugin } from './scripts/vite/language-plugin.ts'
import { noFactsPlugin } from './scripts/vite/no-facts-plugin.ts'
import { ownWordsPlugin } from './scripts/vite/own-words-plugin.ts'
import { picturesPlugin } from './scripts/vite/pictures-plugin.ts'
import { startScriptPlugin } from './scripts/vite/start-script-plugin.ts'

// Kept out of the built server: what reaches the database, so that whoever opens or watches one beside it has the same
// code; what is compiled for a machine; and what is loaded when somebody first needs it.
const APART = [
  ...['better-sqlite3', 'kysely', 'pg', 'sharp'],
  ...['@aws-sdk/client-s3', 'better-auth', 'harfbuzzjs', 'imapflow', 'mailparser', 'nodemailer', 'write-excel-file'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common'],
  ...['@tiptap/core', '@tiptap/extension-table', '@tiptap/pm', '@tiptap/starter-kit'],
]

export default defineConfig(({ command }) => ({
  plugins: [
    languagePlugin(),
    tailwindcss(),
    reactRouter(),
    serverEntries(),
    noServerCode(),
    noWideLetter(),
    noFactsPlugin('/src/company/facts.ts'),
    ownWordsPlugin(),
    picturesPlugin('art/web'),
    coversPlugin('content/posts'),
    compileAheadPlugin(),
    inlineScriptPlugin(),
    startScriptPlugin(),
  ],
  define: { BUILD_YEAR: String(new Date().getFullYear()) },
  css: { postcss: cssForFloor() },
  build: {
    cssTarget: browserFloor(),
    // Fonts and pictures stay files: a data: URL would be fetched with the styles, used or not.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        target: browserFloor(),
        rollupOptions: {
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            // The whole site as one function; see src/app/app.ts.
            index: './src/app/app.ts',
            server: './src/server.ts',
            'live-copy-thread': './src/platform/live-copy/live-copy-thread.ts',
          },
          // One letter beyond Latin-1 would double what the text of the program takes in memory.
          output: { charset: 'ascii', comments: false },
        },
      },
      // The server is built with the parts of its packages that it uses: hundreds of files need not be found, read
      // and kept. React Router takes packages' builds for Node only where package.json names @react-router/node among
      // the dependencies; nothing imports it.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true, external: APART },
      }),
    },
  },
}))

/** React Router's builder would name each of them index.js. */
function serverEntries(): Plugin {
  return {
    name: 'server-entries',
    applyToEnvironment: ({ name }) => name === 'ssr',
    outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
  }
}

/** Refuses a script for browsers with a part of Node in it: what only the server should have went along. */
function noServerCode(): Plugin {
  return {
    name: 'no-server-code',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        const parts = file.type === 'chunk' ? Object.keys(file.modules) : []
        const part = parts.find((id) => id.includes('__vite-browser-external'))
        if (part) this.error(`${file.fileName} holds ${part}: which import of a component leads to the server?`)
      }
    },
  }
}

/** Refuses a text of the server's program that takes twice its memory for one letter; a raw template keeps its letters. */
function noWideLetter(): Plugin {
  return {
    name: 'no-wide-letter',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        const [near] = (file.type === 'chunk' && /.{0,40}[^\0-\xff]/.exec(file.code)) || []
        if (near) this.error(`${file.fileName} has a letter beyond Latin-1: ${near}`)
      }
    },
  }
}

/** The oldest browsers that the site is built for, from package.json, as Vite writes them: chrome96. */
function browserFloor(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))
}
