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
          const image = read(figure.querySelector('img'))
          return image && { ...image, caption: figure.querySelector('figcaption')?.textContent ?? '' }
        },
      },
      { tag: 'img', getAttrs: read },
    ]
  },

  renderHTML({ HTMLAttributes, node }) {
    const image = ['img', HTMLAttributes] as const
    return node.attrs.caption ? ['figure', image, ['figcaption', {}, node.attrs.caption]] : ['figure', image]
  },
})

/** Only pictures of ours: the policy shows no others, and none is stored. */
function read(image: HTMLElement | null): Omit<FigureAttributes, 'caption'> | false {
  const src = image?.getAttribute('src') ?? ''
  if (!image || !/^\/[^/\\]/.test(src)) return false

  const { alt, width, height } = Object.fromEntries(
    ['alt', 'width', 'height'].map((name) => [name, image.getAttribute(name)]),
  )
  return { src, alt: alt ?? '', width: width ?? null, height: height ?? null }
}
