import { useEffect, useState } from 'react'

const STEP = 30_000

/** The current time (ISO), updated twice a minute. Starts with the server's time so that hydration matches. */
export function useNow(first: string) {
  const [now, setNow] = useState(first)
  useEffect(() => {
    setNow(first)
    const timer = setInterval(() => setNow(new Date().toISOString()), STEP)
    return () => clearInterval(timer)
  }, [first])
  return now
}
