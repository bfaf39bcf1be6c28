import { useEffect, useState } from 'react'

const STEP = 30_000

/** The moment, as an ISO text: the server's at first, so that both draw the same, then our own twice a minute. */
export function useNow(first: string) {
  const [now, setNow] = useState(first)
  useEffect(() => {
    setNow(first)
    const timer = setInterval(() => setNow(new Date().toISOString()), STEP)
    return () => clearInterval(timer)
  }, [first])
  return now
}
