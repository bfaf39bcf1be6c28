import { recordVisit } from '#app/site/forms/attribution.ts'
import { mountIslands } from '#app/site/islands/mount-islands.ts'

// Only pages of the admin carry React Router's data; public pages are documents with islands.
if ('__reactRouterContext' in window)
  import('#app/admin/hydrate.tsx').then(({ hydrate }) => hydrate())
else start()

function start() {
  document.documentElement.dataset.script = 'running'
  mountIslands()
  whenVisited(recordVisit)
}

/** Waits while the browser only prepares a page that the visitor may never open. */
function whenVisited(run: () => void) {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering) page.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
