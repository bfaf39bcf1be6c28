import { formatNumber, markdownTable } from '#bench/table.ts'
import { type Cost, type Measurements, type Step, steps } from './measurements.ts'
import { short } from './words.ts'

/** What was measured, where and when. */
export function machineSentence({ machine }: Measurements) {
  const { date, processor, cores, system } = machine
  return `On ${date}, ${cores} cores of ${processor}, ${system}.`
}

/** What each thing costs on each database. */
export function costTable({ sqlite, postgres }: Measurements) {
  const lines = Object.entries(steps).map(([step, title]) => {
    const [small, large] = [sqlite.costs[step as Step], postgres.costs[step as Step]]
    const onPostgres = large ? [...both(large), short(large.database)] : ['–', '–', '–']
    return [title, ...both(small), ...onPostgres]
  })
  const idle = [
    'an instance without visitors, per second',
    ...both(sqlite.idle),
    ...both(postgres.idle),
    short(postgres.idle.database),
  ]
  const header = ['', 'SQLite', 'main thread', 'PostgreSQL and S3', 'main thread', 'in PostgreSQL']
  return markdownTable(header, [...lines, idle])
}

function both({ cpu, main }: Cost) {
  return [short(cpu), short(main)]
}

/** What a visit loads, and what a lead leaves behind. */
export function visitTable({ visit, sqlite, postgres, mailsPerSecond, site }: Measurements) {
  const { first, next } = visit
  const facts: [string, string][] = [
    ['public pages', String(site.pages)],
    ['first page of a new visitor', `${short(first.files)} files, ${short(first.kilobytes)} kB`],
    ['each further page', `${short(next.files)} files, ${short(next.kilobytes)} kB`],
    ['of these, HTML', `${short(first.pageKilobytes)} and ${short(next.pageKilobytes)} kB`],
    [
      'a lead with its mails leaves behind',
      `${short(sqlite.stored.rows)} rows, ${short(sqlite.stored.bytes / 1_000)} kB on SQLite, ${short(postgres.stored.bytes / 1_000)} kB on PostgreSQL`,
    ],
    [
      'of PostgreSQL it takes',
      `${short(postgres.stored.transactions)} writing transactions, ${short(postgres.stored.walBytes / 1_000)} kB of WAL`,
    ],
    [
      'leads stored while their mails are sent, 20 at once',
      `${formatNumber(sqlite.leadsPerSecond)}/s on SQLite, ${formatNumber(postgres.leadsPerSecond)}/s on PostgreSQL`,
    ],
    [
      'mails sent by one instance',
      `${formatNumber(mailsPerSecond.atOnce)}/s if the mail server confirms at once, ${formatNumber(mailsPerSecond.after50ms)}/s if it takes 50 ms`,
    ],
  ]
  return markdownTable(['what', 'how much'], facts)
}

/** The model next to a server under that load. */
export function checkTable({ check }: Measurements) {
  if (!check) return 'Not checked yet.'
  const { computed, measured } = check
  const compare = (title: string, part: 'main' | 'cpu') => [
    title,
    short(computed[part]),
    short(measured[part]),
    `${Math.round((measured[part] / computed[part] - 1) * 100)} %`,
  ]
  return markdownTable(
    ['', 'computed', 'measured', 'difference'],
    [
      [
        'visits a second',
        short(check.visitsPerSecond.computed),
        short(check.visitsPerSecond.measured),
        '',
      ],
      compare('CPU of a visit, ms', 'cpu'),
      compare('of these in the main thread', 'main'),
      ['requests a second', '', short(check.requestsPerSecond), ''],
      ['requests that failed', '0', String(check.failed), ''],
      [
        'median and 99th percentile of all responses, ms',
        '',
        `${short(check.median)}, ${short(check.p99)}`,
        '',
      ],
    ],
  )
}
