import { readFileSync } from 'node:fs'
import cascadeLayers from '@csstools/postcss-cascade-layers'
import type { Plugin, Root } from 'postcss'

const ORDER = 'src/ui/styles/app.css'

/** Written as today's browsers read it; this is for those that the floor in package.json lets in besides. */
export function cssForFloor() {
  return { plugins: [orderOfLayers(), cascadeLayers(), weightsInFewBytes(), wholeHeightsBefore()] }
}

/**
 * Chrome 96 to 98 leave out whatever stands in a layer. So the selectors get the weight that their layer has: one
 * `:not(#\#)` for each layer below it. Each file is told the order of all, as the sheets of a page come from several.
 */
function orderOfLayers(): Plugin {
  const order = /^@layer ([^;{]+);/m.exec(readFileSync(ORDER, 'utf8'))?.[1]
  if (!order) throw new Error(`${ORDER} does not say the order of the layers`)
  return {
    postcssPlugin: 'order-of-layers',
    Once: (root, { AtRule }) => void root.prepend(new AtRule({ name: 'layer', params: order })),
  }
}

/** Of several ids in one `:not()` each counts, as those of one after the other do: 30 to 100 bytes less of a page, compressed. */
function weightsInFewBytes(): Plugin {
  return { postcssPlugin: 'weights-in-few-bytes', OnceExit: joinWeights }
}

function joinWeights(root: Root) {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      /(:not\(#\\#\))+/g,
      (weights, one: string) => `:not(${'#\\#'.repeat(weights.length / one.length)})`,
    )
  })
}

/** Chrome has svh and dvh since 108; before that it takes the height with the address bar away. */
function wholeHeightsBefore(): Plugin {
  return { postcssPlugin: 'whole-heights-before', OnceExit: addWholeHeights }
}

function addWholeHeights(root: Root) {
  root.walkDecls((written) => {
    const value = written.value.replace(/(?<=\d)[sd]vh\b/g, 'vh')
    if (value !== written.value) written.cloneBefore({ value })
  })
}
