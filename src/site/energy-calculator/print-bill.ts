import { foldsToOpen } from '#calculator/screen/folds-to-open.ts'

/**
 * Paper cuts a frame off at the end of a page. So, to print, the bill in it is copied into the page, with the frame's
 * styles around it. Another site's calculator cannot be read, and is printed as it is seen.
 */
export function printBillOf(frame: HTMLIFrameElement): void {
  let paper: HTMLElement | undefined

  addEventListener('beforeprint', () => {
    const bill = frame.contentDocument?.getElementById('bill')
    if (!bill) return

    paper = document.createElement('div')
    paper.className = 'calculator__paper'
    const root = paper.attachShadow({ mode: 'open' })
    root.append(document.importNode(bill, true))
    for (const details of foldsToOpen(root)) details.open = true
    root.adoptedStyleSheets = [stylesOf(bill.ownerDocument)]
    frame.closest('.calculator')!.after(paper)
  })
  addEventListener('afterprint', () => paper?.remove())
}

function stylesOf({ styleSheets }: Document): CSSStyleSheet {
  const styles = new CSSStyleSheet()
  styles.replaceSync([...styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(''))
  return styles
}
