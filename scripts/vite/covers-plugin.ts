import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { coverAddress } from '../../src/articles/cover-figure.ts'
import { readFrontMatter } from '../../src/articles/read-article-file.ts'
import { drawCover } from './covers/draw-cover.ts'

/** Draws the cover of each article of a folder, from the number that its file declares. */
export function coversPlugin(articles: string): Plugin {
  const draw = (slug: string) => {
    const { cover, tags } = readFrontMatter(slug, readFileSync(join(articles, `${slug}.md`), 'utf8'))
    return drawCover(cover, tags)
  }
  const slugs = globSync(join(articles, '*.md')).map((path) => basename(path, '.md'))

  return {
    name: 'covers',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const slug = slugs.find((slug) => coverAddress(slug) === request.url)
        if (!slug) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(draw(slug))
      })
    },

    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const slug of slugs.sort())
        this.emitFile({ type: 'asset', fileName: coverAddress(slug).slice(1), source: draw(slug) })
    },
  }
}
