import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { notifyOfLead } from '#app/admin/kit/lead-notifications.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Counts } from '#model/dashboard/counts.ts'
import { shareNews } from './share-news.ts'

/** `given`: as loaded. `isNews`: came while they were loaded again. */
type State = { given: Counts | undefined; counts: Counts | undefined; isNews?: boolean }

/** The counts as loaded, then as they change. The inbox and the overview are loaded again when there is something new. */
export function useLiveCounts(loaded: Counts | undefined) {
  const [{ given, counts, isNews }, setCounts] = useState<State>({ given: loaded, counts: loaded })
  // News that came while the counts were loaded is newer.
  if (given !== loaded) setCounts({ given: loaded, counts: isNews && loaded ? counts : loaded })
  const [isStale, setStale] = useState(false)
  const { state, revalidate } = useRevalidator()
  const navigation = useNavigation()
  const isLoading = state !== 'idle' || navigation.state !== 'idle'
  const { pathname } = useLocation()
  const isSignedIn = loaded !== undefined

  const take = useEffectEvent((next: Counts, isFirstTab: boolean) => {
    if (!counts || isSame(counts, next)) return
    setCounts({ given: loaded, counts: next, isNews: isLoading })
    if (isFirstTab && isNewer(next, counts)) notifyOfLead(next)
    setStale(showsLeads(pathname))
  })

  useEffect(() => {
    if (isLoading) return
    setCounts((last) => (last.isNews ? { ...last, isNews: false } : last))
    if (!isStale) return
    setStale(false)
    void revalidate()
  }, [isStale, isLoading, revalidate])

  useEffect(() => {
    if (!isSignedIn) return
    return shareNews(({ counts }, isFirstTab) => counts && take(counts, isFirstTab))
  }, [isSignedIn])
  return counts
}

function isSame(one: Counts, other: Counts) {
  return one.unread === other.unread && one.failed === other.failed && one.newest === other.newest
}

/** Ids sort by time: a lead that was erased or marked as spam leaves an older one as the newest. */
function isNewer({ newest }: Counts, before: Counts) {
  return newest !== null && newest > (before.newest ?? '')
}

function showsLeads(path: string) {
  return (
    path === adminPaths.dashboard ||
    path === adminPaths.leads ||
    path.startsWith(`${adminPaths.leads}/`)
  )
}
