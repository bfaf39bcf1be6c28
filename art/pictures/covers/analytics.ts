import type { Composition } from './inks.ts'
import { columnOf, figure, train } from './plot.ts'
import { drawn } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const analytics: Record<string, Composition> = {
  'attribution-without-cookies': ([claims], { line, accent, quiet }, write) => {
    const [all = 1, ...parts] = columnOf(claims)
    const shipped = claims?.levels[0]?.number ?? 0
    const scale = 1080 / all
    let x = 60
    const trains = parts.map((part, index) => {
      const rows = [-56, -28, 0, 28, 56].map((shift) =>
        train(x, 400 + shift, part * scale - 14, 26, 14),
      )
      x += part * scale
      return drawn(rows.join(''), index === 1 ? accent : line, 7)
    })
    const bar = `<rect x="60" y="510" width="${shipped * scale}" height="150" fill="${line}"/>`
    const end = 60 + shipped * scale
    return `${trains.join('')}${bar}${drawn(`M${end} 316V660`, quiet, 5, 'stroke-dasharray="16 12"')}${figure(write, all, { x: 54, y: 290, size: 250, fill: line })}${figure(write, shipped, { x: end + 26, y: 660, size: 206, fill: accent })}`
  },
  'core-web-vitals-for-shopkeepers': ([answers], { line, accent, quiet }, write) => {
    const [before, after] = [columnOf(answers), columnOf(answers, 1)]
    const scale = 4.6
    const limit = 100 + 100 * scale
    const rows = before.map((value, index) => {
      const y = 190 + index * 180
      const now = after[index] ?? 0
      return `${drawn(train(100, y, value * scale, 84, 20), quiet, 7)}<rect x="100" y="${y - 30}" width="${now * scale}" height="60" fill="${index === 0 ? accent : line}"/>${drawn(`M60 ${y + 66}H1140`, line, 12)}`
    })
    return `${rows.join('')}${drawn(`M${limit} 90V660`, line, 6, 'stroke-dasharray="18 14"')}${figure(write, 100, { x: limit + 16, y: 132, size: 66, fill: line })}`
  },
  'one-number-for-monday': ([quotes], { line, accent, quiet }, write) => {
    const weeks = columnOf(quotes)
    const [most = 0, average = 0, least = 0] = (quotes?.levels ?? []).map(({ number }) => number)
    const y = (count: number) => 660 - (count - 20) * 14
    const x = (week: number) => 96 + week * 96
    const path = weeks.map((count, week) => `${week ? 'L' : 'M'}${x(week)} ${y(count)}`).join('')
    const dots = weeks.map(
      (count, week) =>
        `<circle cx="${x(week)}" cy="${y(count)}" r="${week === 8 ? 32 : 20}" fill="${week === 8 ? accent : line}"/>`,
    )
    const lines = [most, least].map((level) => `M0 ${y(level)}H1200`).join('')
    const label = (level: number) =>
      figure(write, level, { x: 1112, y: y(level) - 14, size: 78, fill: line, align: 'right' })
    return `<rect y="${y(most)}" width="1200" height="${y(least) - y(most)}" fill="${quiet}"/>${drawn(`M0 ${y(average)}H1200`, line, 4, 'stroke-dasharray="14 12"')}${drawn(lines, line, 7)}${drawn(path, line, 12)}${dots.join('')}${[most, average, least].map(label).join('')}`
  },
}
