import type { DatabaseSync } from 'node:sqlite'

/** Transactions in one commit. */
const SIZE_MAX = 100

/** Milliseconds that a commit waits for further transactions while several arrive together. */
const GATHER_TIME = 10

/** Lets transactions that closely follow each other share one commit, and with it one sync of the disk. */
export type SharedCommit = {
  /**
   * Begins a transaction, which must end or be undone before the next. A relaxed one is not synced to the disk by itself.
   * @throws what SQLite throws
   */
  begin(isRelaxed?: boolean): void
  /** Ends the transaction; resolves once it is on the disk, and rejects if it is not. */
  end(): Promise<void>
  /** Undoes the transaction, and no other. */
  undo(): void
  /** Runs a statement of the transaction. If SQLite gives up everything for an error, all of the commit fail. */
  run<T>(statement: () => T): T
  /** Commits what has ended. Not during a transaction. */
  flush(): void
}

type Group = PromiseWithResolvers<void> & {
  /** Transactions that have ended. */
  size: number
  /** Commits with the end of the transaction in progress. */
  isDue: boolean
  isRelaxed: boolean
}

/**
 * Each transaction is a savepoint in one of SQLite's: it can fail alone, and resolves when all are committed.
 * `completeCommit` runs at the end of each.
 */
export function createSharedCommit(
  writer: DatabaseSync,
  completeCommit?: () => void,
): SharedCommit {
  let group: Group | undefined
  let isBusy = false
  let lastSize = 0
  let isRelaxed = false

  return {
    begin(isRelaxed = false) {
      // What must be on the disk takes no part in a commit that is not synced.
      if (group?.isRelaxed && !isRelaxed) commit(group)
      if (!group) {
        setRelaxed(isRelaxed)
        writer.exec('begin immediate')
        group = open(isRelaxed)
      }
      writer.exec('savepoint member')
      isBusy = true
    },

    end() {
      isBusy = false
      if (!group) throw givenUp()
      writer.exec('release member')
      group.size += 1
      const { promise, size, isDue, isRelaxed } = group
      if (isDue || isRelaxed || size === SIZE_MAX) commit(group)
      return promise
    },

    undo() {
      isBusy = false
      if (!group) return
      try {
        writer.exec('rollback to member; release member')
      } catch (error) {
        // Others must not commit what could not be undone.
        return fail(group, error)
      }
      if (group.isDue || group.size === 0) commit(group)
    },

    run(statement) {
      // Alone, it would be committed at once.
      if (!group || !writer.isTransaction) throw givenUp()
      try {
        return statement()
      } catch (error) {
        if (!writer.isTransaction) fail(group, error)
        throw error
      }
    },

    flush() {
      if (group && !isBusy) commit(group)
    },
  }

  function setRelaxed(next: boolean) {
    if (next === isRelaxed) return
    writer.exec(`pragma synchronous = ${next ? 'normal' : 'full'}`)
    isRelaxed = next
  }

  function open(isRelaxed: boolean): Group {
    const opened = { ...Promise.withResolvers<void>(), size: 0, isDue: false, isRelaxed }
    // Each of its transactions hears of a failure; there may be none.
    opened.promise.catch(() => {})
    const close = () => {
      if (opened !== group) return
      if (isBusy) opened.isDue = true
      else commit(opened)
    }
    if (lastSize > 1) setTimeout(close, GATHER_TIME)
    else setImmediate(close)
    return opened
  }

  function commit(ended: Group) {
    try {
      completeCommit?.()
      writer.exec('commit')
      group = undefined
      lastSize = ended.size
      ended.resolve()
    } catch (error) {
      fail(ended, error)
    }
  }

  function fail(failed: Group, error: unknown) {
    group = undefined
    lastSize = 0
    failed.reject(error)
    // The error may have ended the transaction.
    if (writer.isTransaction) writer.exec('rollback')
  }
}

function givenUp() {
  return new Error('SQLite gave up this transaction.')
}
