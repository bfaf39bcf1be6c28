import { recordVisit } from '#app/site/forms/attribution.ts'
import { mountIslands } from '#app/site/islands/mount-islands.ts'
import { watchPageTransitions } from '#app/site/shell/page-transitions.ts'
import { tellVisit } from '#app/site/shell/visit-beacon.ts'
import { EDITOR_COOKIE } from '#model/editor-cookie.ts'

// Only pages of the admin carry React Router's data; public pages are documents with islands.
if ('__reactRouterContext' in window)
  import('#app/admin/hydrate.tsx').then(({ hydrate }) => hydrate())
else start()

function start() {
  // Not a value of `data-script`: every element would be restyled.
  document.documentElement.dataset.running = ''
  mountIslands()
  watchPageTransitions()
  if (document.cookie.includes(EDITOR_COOKIE)) import('#app/site/editing/editor.ts')
  whenVisited(recordVisit)
  whenVisited(tellVisit)
}

/** Waits while the browser only prepares a page that the visitor may never open, and then until it is painted. */
function whenVisited(run: () => void) {
  const page = document as Document & { prerendering?: boolean }
  const runWhenIdle = () => requestIdleCallback(run)
  if (!page.prerendering) return run()
  page.addEventListener('prerenderingchange', runWhenIdle, { once: true })
  // Makes the browser lay out the page now instead of when it is opened.
  document.body.getBoundingClientRect()
}
