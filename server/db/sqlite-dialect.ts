import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Statements kept prepared; the server has far fewer, so this only bounds odd use. */
const STATEMENTS_MAX = 200

/** Kysely's SQLite dialect over node:sqlite, with every transaction begun as a writer. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => writerDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function writerDriver(database: DatabaseSync) {
  const driver = new SqliteDriver({ database: asKyselyExpects(database) })
  // A plain "begin" that later wants to write fails at once when another process wrote in between.
  driver.beginTransaction = async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  return driver
}

function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql)
      if (!statement) {
        statement = database.prepare(sql)
        if (statements.size >= STATEMENTS_MAX) statements.clear()
        statements.set(sql, statement)
      }
      return wrap(statement)
    },
  }
}

function wrap(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  }
}
