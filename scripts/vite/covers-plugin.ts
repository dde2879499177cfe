import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { type CoverFigure, coverAddress, coverWithoutWords } from '../../src/articles/cover-figure.ts'
import { readFrontMatter } from '../../src/articles/read-article-file.ts'
import { drawCover } from './covers/draw-cover.ts'

/** Draws the cover of each article of a folder, from the number that its file declares: with its words, and without. */
export function coversPlugin(articles: string): Plugin {
  const draw = (slug: string, hasWords: boolean) => {
    const { cover, tags } = readFrontMatter(slug, readFileSync(join(articles, `${slug}.md`), 'utf8'))
    return drawCover(hasWords ? cover : withoutWords(cover), tags)
  }
  const slugs = globSync(join(articles, '*.md')).map((path) => basename(path, '.md'))
  const pictures = slugs.sort().flatMap((slug) => {
    const address = coverAddress(slug)
    return [
      { address, slug, hasWords: true },
      { address: coverWithoutWords(address), slug, hasWords: false },
    ]
  })

  return {
    name: 'covers',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = pictures.find(({ address }) => address === request.url)
        if (!picture) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(draw(picture.slug, picture.hasWords))
      })
    },

    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { address, slug, hasWords } of pictures)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: draw(slug, hasWords) })
    },
  }
}

/** Units of electricity have an English word beside the number: 0.61 units. */
function withoutWords({ number, ...figure }: CoverFigure): CoverFigure {
  return { ...figure, number: number.replace(/ units$/, ''), says: '' }
}
