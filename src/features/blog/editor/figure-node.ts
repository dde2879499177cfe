import { Node } from '@tiptap/core'

export interface FigureAttributes {
  src: string
  alt: string
  width: string | null
  height: string | null
  caption: string
}

/** A picture of an article with its caption. Its other sizes are added when it is saved; see arrangeContent. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      src: { default: '' },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
      caption: { default: '', rendered: false },
    }
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => {
          const image = figure.querySelector('img')
          return image ? { ...read(image), caption: figure.querySelector('figcaption')?.textContent ?? '' } : false
        },
      },
      { tag: 'img[src^="/"]', getAttrs: read },
    ]
  },

  renderHTML({ HTMLAttributes, node }) {
    const image = ['img', HTMLAttributes] as const
    return node.attrs.caption ? ['figure', image, ['figcaption', {}, node.attrs.caption]] : ['figure', image]
  },
})

function read(image: HTMLElement): Omit<FigureAttributes, 'caption'> {
  const attribute = (name: string) => image.getAttribute(name)
  const { src, alt } = { src: attribute('src') ?? '', alt: attribute('alt') ?? '' }
  return { src, alt, width: attribute('width'), height: attribute('height') }
}
