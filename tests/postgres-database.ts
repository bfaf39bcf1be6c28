import { randomUUID } from 'node:crypto'
import pg from 'pg'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Makes an empty PostgreSQL database for one test file; `adminUrl` is Vitest's `postgresUrl`. */
export async function createDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(adminUrl, `CREATE DATABASE ${name}`)
  const url = new URL(adminUrl)
  url.pathname = name
  return {
    url: url.href,
    drop: () => execute(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
