import { markdownTable } from '#bench/table.ts'
import { assumptions as described } from './assumptions.ts'
import { type Basis, receipts, type SetUp } from './demand.ts'
import { checkTable, costTable, machineSentence, visitTable } from './measured-tables.ts'
import { mostVisits, type Plan, planFor, smallestPlan } from './model.ts'
import { count, short } from './words.ts'

const levels = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]

const setUps: { title: string; setUp: SetUp }[] = [false, true].flatMap((cdn) => {
  const behind = cdn ? ', behind a CDN' : ''
  return [
    { title: `one instance, SQLite${behind}`, setUp: { database: 'sqlite', instances: 1, cdn } },
    {
      title: `one instance, PostgreSQL and S3${behind}`,
      setUp: { database: 'postgres', instances: 1, cdn },
    },
    {
      title: `ten instances, PostgreSQL and S3${behind}`,
      setUp: { database: 'postgres', instances: 10, cdn },
    },
  ] as const
})

/** Every table of docs/capacity.md by its name there. */
export function tablesOf(basis: Basis): Record<string, string> {
  const { measurements } = basis
  return {
    answer: answerTable(basis),
    direct: planTable(false, basis),
    cdn: planTable(true, basis),
    machine: machineSentence(measurements),
    costs: costTable(measurements),
    visits: visitTable(measurements),
    check: checkTable(measurements),
    assumptions: assumptionTable(basis),
  }
}

function answerTable(basis: Basis) {
  const lines = setUps.map(({ title, setUp }) => {
    const most = mostVisits(setUp, basis)
    const { bottleneck, demand } = planFor(most, setUp, basis)
    return [title, count(most), count(demand.leadsPerDay), bottleneck]
  })
  return markdownTable(['rented', 'visits a day', 'leads a day', 'what runs out first'], lines)
}

function planTable(cdn: boolean, basis: Basis) {
  const lines = levels.map((visits) => lineOf(visits, smallestPlan(visits, cdn, basis)))
  return markdownTable(planHeader, lines)
}

const planHeader = [
  'visits a day',
  'instances',
  'CPU of all, cores',
  'CPU of PostgreSQL, cores',
  'Mbit/s',
  'TB a month',
  'leads a day',
  'mails a day',
  'mails/s',
  'GB a year',
  'nearest to its end',
]

function lineOf(visits: number, plan: Plan) {
  const { setUp, demand, share, bottleneck } = plan
  const isSqlite = setUp.database === 'sqlite'
  return [
    count(visits),
    isSqlite ? '1, SQLite' : `${setUp.instances}, PostgreSQL`,
    short(demand.cpu / 1_000),
    isSqlite ? '' : short(demand.database / 1_000),
    short(demand.megabits),
    short(demand.terabytesPerMonth),
    count(demand.leadsPerDay),
    `${count(demand.mailsPerDay)}${receiptMark(demand.leadsPerDay)}`,
    short(demand.mailsPerSecond),
    short(demand.gigabytesPerYear),
    `${bottleneck} (${Math.round(share * 100)} %${share > 1 ? ': does not hold' : ''})`,
  ]
}

/** Explained below the tables. */
function receiptMark(leadsPerDay: number) {
  if (leadsPerDay > receipts.most) return ' **'
  return leadsPerDay > receipts.byDefault ? ' *' : ''
}

function assumptionTable({ assumptions }: Basis) {
  const lines = Object.entries(described).map(([name, { text }]) => [
    `\`--${name}\``,
    String(assumptions[name as keyof typeof described]),
    text,
  ])
  return markdownTable(['option', 'value', 'means'], lines)
}
