import { describe, expect, test } from 'vitest'
import { type Assumptions, defaultAssumptions } from './assumptions.ts'
import { demandOf, type SetUp } from './demand.ts'
import type { Cost, DatabaseFigures, Measurements, Step } from './measurements.ts'
import { mostVisits, planFor, smallestPlan } from './model.ts'

const none: Cost = { cpu: 0, main: 0, database: 0 }
const cost = (cpu: number, database = 0): Cost => ({ cpu, main: cpu, database })

const steps: Record<Step, Cost> = {
  cachedPage: cost(1),
  unchangedPage: cost(0.5),
  asset: cost(0.1),
  renderedPage: none,
  search: none,
  lead: cost(4, 2),
  leadWith1MB: cost(6, 2),
  leadWith10MB: cost(24, 2),
  mail: cost(3, 1),
  picture: none,
  adminScreen: none,
}
const figures: DatabaseFigures = {
  costs: steps,
  idle: none,
  leadsPerSecond: 100,
  stored: { rows: 5, bytes: 4_000, mails: 2, walBytes: 9_000, transactions: 5 },
}
const page = { pages: 1, files: 20, lists: 0, kilobytes: 500, pageKilobytes: 20 }
const measurements: Measurements = {
  machine: { date: '', processor: '', cores: 2, system: '' },
  site: { pages: 50 },
  visit: { first: page, next: { ...page, files: 5, kilobytes: 100 } },
  mailsPerSecond: { atOnce: 100, after50ms: 15 },
  sqlite: figures,
  postgres: figures,
}
const sqlite: SetUp = { database: 'sqlite', instances: 1, cdn: false }
const postgres: SetUp = { database: 'postgres', instances: 1, cdn: false }

function basis(changes: Partial<Assumptions> = {}) {
  const quiet = { leads: 0, searches: 0, screens: 0, pictures: 0, publishes: 0, peak: 1 }
  return { measurements, assumptions: { ...defaultAssumptions(), ...quiet, ...changes } }
}

describe('demandOf', () => {
  test('a new visitor loads pages and files; a known one has the first page and all files', () => {
    const visits = 86_400
    const fresh = demandOf(visits, sqlite, basis({ new: 1, pages: 3 }))
    // A page with 20 files, then two with five each.
    expect(fresh.main).toBeCloseTo(1 + 20 * 0.1 + 2 * (1 + 5 * 0.1))
    expect(fresh.requestsPerSecond).toBeCloseTo(33)
    expect(fresh.megabits).toBeCloseTo((700 * 8) / 1_000)
    expect(fresh.terabytesPerMonth).toBeCloseTo((86_400 * 700 * 30) / 1e9)
    const known = demandOf(visits, sqlite, basis({ new: 0, pages: 1 }))
    expect(known.main).toBeCloseTo(0.5)
  })

  test('the busiest hour multiplies rates, not sums', () => {
    const calm = demandOf(86_400, sqlite, basis({ leads: 10 }))
    const busy = demandOf(86_400, sqlite, basis({ leads: 10, peak: 4 }))
    expect(busy.main).toBeCloseTo(4 * calm.main)
    expect(busy.mailsPerSecond).toBeCloseTo(4 * calm.mailsPerSecond)
    expect(busy.mailsPerDay).toBe(calm.mailsPerDay)
    expect(busy.gigabytesPerYear).toBe(calm.gigabytesPerYear)
  })

  test('a lead costs itself, its mails and its file', () => {
    const without = demandOf(86_400, postgres, basis({ leads: 0 }))
    const withLeads = demandOf(86_400, postgres, basis({ leads: 1_000, files: 0.5, megabytes: 10 }))
    // Four for the lead, two mails of three, and half of what a file of 10 MB takes more.
    expect(withLeads.main - without.main).toBeCloseTo(4 + 2 * 3 + 0.5 * 20)
    expect(withLeads.database).toBeCloseTo(2 + 2 * 1)
    expect(withLeads.gigabytesPerYear).toBeCloseTo((365 * 86_400 * (4_000 + 5e6)) / 1e9)
  })

  test('above the most receipts visitors get none', () => {
    const many = demandOf(300_000, sqlite, basis({ leads: 1_000, files: 0 }))
    expect(many.mailsPerDay).toBe(400_000)
  })

  test('behind a CDN the site answers refreshes and misses, and visitors receive as much', () => {
    const million = 1_000_000
    const direct = demandOf(million, sqlite, basis())
    const behind = demandOf(million, { ...sqlite, cdn: true }, basis())
    expect(behind.megabits).toBeLessThan(direct.megabits / 20)
    expect(behind.terabytesPerMonth).toBe(direct.terabytesPerMonth)
    const few = demandOf(10, { ...sqlite, cdn: true }, basis({ cdnMisses: 1 }))
    // Fewer visits than refreshes: the CDN asks for every page.
    expect(few.megabits).toBeCloseTo(demandOf(10, sqlite, basis()).megabits, 3)
  })
})

describe('planFor', () => {
  test.each([
    ['CPU: pages and files', {}, {}],
    ['CPU: leads and mail', { leads: 900, mailSeconds: 0, disk: 1e9 }, { leadsPerSecond: 1e9 }],
    ['bandwidth', { line: 1 }, {}],
    ['the one writer of SQLite', { leads: 100, mailSeconds: 0, disk: 1e9 }, { leadsPerSecond: 1 }],
    ['mail sent one by one', { leads: 100, mailSeconds: 10, disk: 1e9 }, {}],
    ['disk', { leads: 1, files: 1, megabytes: 1_000 }, {}],
  ])('names %s', (name, changes, changed) => {
    const { assumptions } = basis(changes)
    const measured = { ...measurements, sqlite: { ...figures, ...changed } }
    const plan = planFor(1_500_000, sqlite, { measurements: measured, assumptions })
    expect(plan.bottleneck).toBe(name)
  })

  test('what was not measured on PostgreSQL counts as on SQLite', () => {
    const measured = { ...measurements, postgres: { ...figures, costs: { lead: cost(1) } } }
    const { main } = demandOf(86_400, postgres, { ...basis(), measurements: measured })
    expect(main).toBe(demandOf(86_400, sqlite, basis()).main)
  })

  test.each([
    ['commits of PostgreSQL', { leads: 100, mailSeconds: 0 }, { leadsPerSecond: 1 }],
    ['CPU of PostgreSQL', { leads: 100, mailSeconds: 0, databaseCores: 0.01 }, {}],
  ])('names %s', (name, changes, changed) => {
    const { assumptions } = basis(changes)
    const measured = { ...measurements, postgres: { ...figures, ...changed } }
    const plan = planFor(900_000, postgres, { measurements: measured, assumptions })
    expect(plan.bottleneck).toBe(name)
  })
})

test('each instance sends mail', () => {
  const slow = basis({ leads: 100, mailSeconds: 10 })
  const shares = [1, 10].map((instances) => planFor(1e6, { ...postgres, instances }, slow).share)
  expect((shares[0] ?? 0) / (shares[1] ?? 0)).toBeCloseTo(10)
})

test('the most visits of a set-up just hold, and ten instances hold ten times as many', () => {
  const one = mostVisits(postgres, basis())
  expect(planFor(one, postgres, basis()).share).toBeLessThanOrEqual(1)
  expect(planFor(one + 1, postgres, basis()).share).toBeGreaterThan(1)
  expect(mostVisits({ ...postgres, instances: 10 }, basis()) / one).toBeCloseTo(10)
})

test('the smallest plan is SQLite while it holds, then as few instances as help', () => {
  const most = mostVisits(sqlite, basis())
  expect(smallestPlan(most, false, basis()).setUp).toEqual(sqlite)
  expect(smallestPlan(most + 1, false, basis()).setUp).toEqual({ ...postgres, instances: 2 })
  const slow = basis({ leads: 100, databaseCores: 0.001 })
  const plan = smallestPlan(most + 1, false, slow)
  expect(plan).toMatchObject({ bottleneck: 'CPU of PostgreSQL' })
  expect(plan.share).toBeGreaterThan(1)
})
