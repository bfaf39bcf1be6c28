import { useEffect, useState } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'

/** Minutes that the reader's clock may differ before one of the two is wrong. */
const TOLERANCE = 2

type ClockLineProps = { now: string; timeZone: string }

/** The server's time, compared with the clock of whoever reads. */
export function ClockLine({ now, timeZone }: ClockLineProps) {
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => setMinutes(Math.round((Date.now() - Date.parse(now)) / 60_000)), [now])
  const isApart = minutes !== null && Math.abs(minutes) > TOLERANCE
  return (
    <p className={isApart ? 'font-semibold text-alarm' : 'text-soft'}>
      The server’s clock says <Moment at={now} />; it runs in {timeZone}.
      {isApart &&
        ` Yours is ${Math.abs(minutes).toLocaleString('en-US')} minutes ${minutes > 0 ? 'ahead' : 'behind'}; one of the two is wrong.`}
    </p>
  )
}
