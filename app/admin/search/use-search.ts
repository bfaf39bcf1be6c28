import { useQuery } from '#app/admin/kit/use-query.ts'
import { SEARCH_MIN } from '#model/search/search.ts'

/** Milliseconds without a key press until the server is asked. */
const PAUSE = 120

/** What the server finds; the former results while it searches. `isBusy`: these are not yet the results of `q`. */
export function useSearch(q: string) {
  const searched = q.trim()
  const isAsked = searched.length >= SEARCH_MIN
  const { value, failure, isBusy } = useQuery('search.find', isAsked ? { q: searched } : null, {
    pause: PAUSE,
  })
  if (!isAsked) return { results: [], isBusy: false, hasFailed: false }
  return { results: (!failure && value) || [], isBusy, hasFailed: failure !== undefined }
}
