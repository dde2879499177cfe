/**
 * Sent inside every page. The page's modules wait until it has loaded and the
 * browser is idle, or until the visitor first touches something; what must
 * answer at once (menu, dialogs, forms) works from HTML alone. Measured: this
 * takes nothing from first paint, where loading them at once cost 900 ms of LCP
 * on slow 4G. Then one file after another is run for the first time, each in a
 * task of its own (their names are in chunk-groups.ts), between which a finger is answered: all of them at once are
 * 70 ms of a slow phone. Plain JavaScript for old phones; it is not compiled.
 */
export const releaseScripts = `(function () {
  var released = false
  function release() {
    if (released) return
    released = true
    var links = [].slice.call(document.querySelectorAll('link[rel=held-module]'))
    links.forEach(function (link) { link.rel = 'modulepreload' })
    run(links.filter(function (link) { return /[/](react|router|base|frame)-/.test(link.href) }))
  }
  function run(links) {
    var next = links.shift()
    if (!next) return begin()
    function goOn() { run(links) }
    import(next.href).then(goOn, goOn)
  }
  function begin() {
    document.querySelectorAll('script[type=held-module]').forEach(function (held) {
      var script = document.createElement('script')
      script.type = 'module'
      script.textContent = held.textContent
      held.replaceWith(script)
    })
  }
  function whenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(release, { timeout: 2000 })
    else setTimeout(release, 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
  ;['pointerdown', 'touchstart', 'keydown'].forEach(function (type) {
    addEventListener(type, release, { once: true, capture: true, passive: true })
  })
})()`
