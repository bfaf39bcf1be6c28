import { ADMIN_NEWS, type AdminNews } from './admin-news.ts'
import { followNews } from './follow-news.ts'

type OnNews = (news: AdminNews, isFirstTab: boolean) => void

/**
 * Follows the server's events in one tab for all of this browser: with HTTP/1.1 a browser has only six connections to a
 * site, and a stream in each tab would take them all. Where tabs cannot agree (no HTTPS), each has its own stream. Open
 * editors listen to the channel, too.
 * @returns a function that stops it
 */
export function shareNews(onNews: OnNews) {
  const channel = new BroadcastChannel(ADMIN_NEWS)
  channel.addEventListener('message', ({ data }) => onNews(data, false))
  const stopped = new AbortController()
  const { signal } = stopped
  const lead = () => {
    if (signal.aborted) return
    const stop = followNews((news) => {
      channel.postMessage(news)
      onNews(news, true)
    })
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  }
  // Without `navigator.locks` this is no secure context.
  if ('locks' in navigator) navigator.locks.request(ADMIN_NEWS, { signal }, lead).catch(() => {})
  else void lead()
  return () => {
    stopped.abort()
    channel.close()
  }
}
