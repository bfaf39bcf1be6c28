import { useEffect, useState } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import { useSite } from '#app/use-site.ts'

/** Tolerated difference between the server's and the browser's clock, in minutes. */
const TOLERANCE = 2

/** The server's time, compared with the browser's. */
export function ClockLine({ now }: { now: string }) {
  const { timeZone } = useSite().site
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => setMinutes(Math.round((Date.now() - Date.parse(now)) / 60_000)), [now])
  const isOff = minutes !== null && Math.abs(minutes) > TOLERANCE
  return (
    <p className={isOff ? 'font-semibold text-alarm' : 'text-soft'}>
      Server time: <Moment at={now} /> ({timeZone}).
      {isOff &&
        ` Your clock is ${Math.abs(minutes).toLocaleString('en-US')} minutes ${minutes > 0 ? 'ahead' : 'behind'}; one of them is wrong.`}
    </p>
  )
}
