import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'

/** What an instance of the version before would fail on while the others are being replaced (CONTRIBUTING.md). */
const contracting =
  /\b(drop\s+table|drop\s+column|rename\s+(to|column)|alter\s+column|add\s+constraint)\b|\badd\s+column\b[^;]*\bnot\s+null\b(?![^;]*\bdefault\b)/i

function contractingStatements(sql: string) {
  return sql
    .replace(/^--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .filter((statement) => contracting.test(statement))
}

test('migrations only expand what the version before uses', async () => {
  const [, ...later] = await readMigrations()
  for (const { name, sql } of later) expect([name, contractingStatements(sql)]).toEqual([name, []])
})

test.each([
  'drop table posts;',
  'alter table leads drop column note;',
  'alter table leads rename column note to remark;',
  'alter table leads rename to requests;',
  'alter table leads alter column note set not null;',
  'alter table leads add column note text not null;',
])('%s is recognised', (sql) => {
  expect(contractingStatements(sql)).toHaveLength(1)
})

test.each([
  'alter table leads add column note text;',
  "alter table leads add column note text not null default '';",
  'create table notes (id text primary key, note text not null);',
  'drop index leads_by_kind;',
])('%s is allowed', (sql) => {
  expect(contractingStatements(sql)).toEqual([])
})
