import type { Composition } from './inks.ts'
import { columnOf, figure, train } from './plot.ts'
import { drawn, ease, trail } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const implementation: Record<string, Composition> = {
  'forms-that-never-lose-a-lead': ([, families], { line, accent }, write) => {
    const [wrote = 0, lost = 0] = columnOf(families)
    const all = wrote + lost
    const y = (index: number) => 250 + (index * 430) / (all - 1)
    const came = Array.from({ length: all }, (_, index) => index)
    const isBack = (index: number) =>
      Math.floor(((index + 1) * wrote) / all) > Math.floor((index * wrote) / all)
    const arriving = came.map((index) => train(-20, y(index), 600, 9, 15)).join('')
    const leaving = came
      .filter(isBack)
      .map((index) => train(640, y(index), 580, 16, 15))
      .join('')
    return `${drawn(arriving, line, 2.5)}${drawn(leaving, accent, 6)}<rect x="590" width="40" height="750" fill="#1a1714"/>${figure(write, all, { x: 60, y: 206, size: 190, fill: line })}${figure(write, wrote, { x: 680, y: 206, size: 190, fill: accent })}`
  },
  'moving-a-shop-without-losing-search': ([clicks], { line, accent }, write) => {
    const weeks = columnOf(clicks)
    const places = [-20, 360, 700, 1220]
    const share = (x: number) => {
      const next = Math.max(
        1,
        places.findIndex((place) => place >= x),
      )
      const [from = 0, to = 0] = [places[next - 1], places[next]]
      const [a = 0, b = 0] = [weeks[next - 1], weeks[next]]
      return a + (b - a) * ease(x, from, to)
    }
    const rows = Array.from({ length: 29 }, (_, row) => row - 14)
    const paths = rows.map((row) =>
      trail(
        (x) => 450 + row * (share(x) / 2900) * 15.5 + 5 * Math.sin(x / 40 + row),
        -20,
        1220,
        48,
      ),
    )
    const [before = 0, least = 0, , end = 0] = weeks
    const label = (count: number, x: number, fill: string) =>
      figure(write, count.toLocaleString('en'), { x, y: 168, size: 110, fill })
    return `${drawn(paths.join(''), line, 6)}${drawn('M360 90V690', accent, 12)}${label(before, 60, line)}${label(least, 390, accent)}${label(end, 890, line)}`
  },
  'the-twelve-day-erp-pilot': ([, hours], { line, accent, quiet }, write) => {
    const spent = columnOf(hours)
    const rows = spent.map((count, row) => {
      const y = 130 + row * 98
      const fill = row === 0 ? accent : row === 4 ? line : quiet
      const path = Array.from(
        { length: count },
        (_, hour) => `M${70 + hour * 34} ${y - 34}v68`,
      ).join('')
      const place = { x: 84 + count * 34, y: y + 27, size: 78, fill: row === 0 ? accent : line }
      return drawn(path, fill, 15) + figure(write, count, place)
    })
    return rows.join('')
  },
}
