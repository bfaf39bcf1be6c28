import { EDITOR_COOKIE } from '#model/editor-cookie.ts'
import { type Beacon, beaconPath } from '#model/insights/beacon.ts'

type Measured = Omit<NonNullable<Beacon['left']>, 'seconds'>
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }
type Navigation = PerformanceNavigationTiming & { deliveryType?: string; activationStart?: number }

/** Characters of a referrer or query that are sent. */
const TEXT_MAX = 250

/** Tells the server that this page was shown, where it could not see it, and how long and how far it was read. */
export function tellVisit() {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  if (document.cookie.includes(EDITOR_COOKIE)) return
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[]
  const activation = navigation?.activationStart ?? 0
  const isLoadedAhead = activation > 0 || navigation?.deliveryType === 'navigational-prefetch'
  if (isLoadedAhead || 'cdn' in document.documentElement.dataset) tellShown()
  addEventListener('pageshow', ({ persisted }) => persisted && tellShown())
  const measured = measure(activation)
  let visibleSince = performance.now()
  let deepest = scrollY
  let isFirst = true
  addEventListener('scroll', () => (deepest = Math.max(deepest, scrollY)), { passive: true })
  addEventListener('visibilitychange', () => {
    if (document.hidden) tellLeft()
    else visibleSince = performance.now()
  })

  function tellLeft() {
    const seconds = Math.round((performance.now() - visibleSince) / 1_000)
    const bottom = deepest + innerHeight
    const depth = Math.min(100, Math.round((bottom / document.documentElement.scrollHeight) * 100))
    const ttfb = Math.max(0, Math.round((navigation?.responseStart ?? 0) - activation))
    send({ left: isFirst ? { seconds, depth, ttfb, ...measured } : { seconds } })
    isFirst = false
  }
}

function tellShown() {
  const shown = {
    referrer: document.referrer.slice(0, TEXT_MAX),
    search: location.search.slice(0, TEXT_MAX),
  }
  send({ shown })
}

function send(beacon: Omit<Beacon, 'page'>) {
  const page = location.pathname
  navigator.sendBeacon(beaconPath, JSON.stringify({ page, ...beacon } satisfies Beacon))
}

/** Watches the largest paint, the slowest answers to presses and the worst run of layout shifts. */
function measure(activation: number) {
  // A page without shifts has no entries of them.
  const hasShifts = PerformanceObserver.supportedEntryTypes?.includes('layout-shift')
  const found: Measured = hasShifts ? { cls: 0 } : {}
  let run = { start: 0, end: 0, sum: 0 }
  // What is opened in the background is painted when somebody turns to it.
  if (!document.hidden) {
    observe('largest-contentful-paint', ({ startTime }) => {
      found.lcp = Math.max(0, Math.round(startTime - activation))
    })
  }
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return
    // A run has no pause of a second and lasts five at most.
    const isSame = startTime - run.end < 1_000 && startTime - run.start < 5_000
    run = isSame
      ? { start: run.start, end: startTime, sum: run.sum + value }
      : { start: startTime, end: startTime, sum: value }
    found.cls = Math.max(found.cls ?? 0, Math.round(run.sum * 1_000) / 1_000)
  })
  const takePress = ({ duration }: Entry) => {
    found.inp = Math.max(found.inp ?? 0, Math.round(duration))
  }
  observe('event', (entry) => entry.interactionId && takePress(entry))
  // Of faster ones only the first is told, so that pages that answer fast are measured too.
  observe('first-input', takePress)
  return found
}

function observe(type: string, take: (entry: Entry) => unknown) {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      // Only for `event`, in milliseconds.
      durationThreshold: 40,
    } as PerformanceObserverInit)
  } catch {
    // This browser does not measure it.
  }
}
