import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { notifyOfLead } from '#app/admin/kit/lead-notifications.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Counts } from '#model/dashboard/counts.ts'
import { shareNews } from './share-news.ts'

/** The counts as loaded, then as they change. The inbox and the overview are loaded again when there is something new. */
export function useLiveCounts(loaded: Counts | undefined) {
  const [{ given, counts }, setCounts] = useState({ given: loaded, counts: loaded })
  if (given !== loaded) setCounts({ given: loaded, counts: loaded })
  const revalidator = useRevalidator()
  const { pathname } = useLocation()
  const isSignedIn = loaded !== undefined

  const take = useEffectEvent((next: Counts, isFirstTab: boolean) => {
    if (!counts || isSame(counts, next)) return
    setCounts({ given: loaded, counts: next })
    if (isFirstTab && isNewer(next, counts)) notifyOfLead(next)
    if (showsLeads(pathname) && revalidator.state === 'idle') void revalidator.revalidate()
  })

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
