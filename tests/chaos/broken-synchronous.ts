import { DatabaseSync } from 'node:sqlite'

// For `node --import`: breaks the server deliberately. SQLite reports that it syncs each commit, but does not.
const { exec, prepare } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  return exec.call(this, sql.replace(/synchronous\s*=\s*2/i, 'synchronous = 1'))
}
DatabaseSync.prototype.prepare = function (sql, ...more) {
  return prepare.call(this, sql === 'pragma synchronous' ? 'select 2' : sql, ...more)
}
